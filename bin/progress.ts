/** A line of progress on a terminal while a large file is read; silent in a pipe and for what takes no time. */
export interface Progress {
  update(bytesRead: number): void;
  end(): void;
}

const WORTH_SHOWING = 2_000_000;

export function showProgress(
  what: string,
  totalBytes: number,
  stream: NodeJS.WriteStream = process.stderr,
): Progress {
  if (!stream.isTTY || totalBytes < WORTH_SHOWING) return { update: () => undefined, end: () => undefined };
  let shown = -1;
  return {
    update(bytesRead) {
      const percent = Math.floor((100 * bytesRead) / totalBytes);
      if (percent === shown) return;
      shown = percent;
      stream.write(`\r${what} ${percent} %`);
    },
    end() {
      stream.write('\r\u001B[K');
    },
  };
}
