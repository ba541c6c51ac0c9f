import { spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
/** Where it lies on systems that put no programs into PATH. */
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The Chromium of this machine, or a browser made of it; one that is named goes before. Null when there is none. */
export function findChromium(named: string | undefined, path: string): string | null {
  if (named !== undefined && named !== '') return isProgram(named) ? named : null;
  const inPath = path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...inPath, ...ELSEWHERE].find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The page could not be printed; the message holds what the browser said. */
export class NotPrintedError extends Error {
  override readonly name = 'NotPrintedError';
}

/**
 * Prints an HTML file to a tagged PDF with bookmarks for its headings, by its own print style. The browser keeps
 * nothing, and has a profile of its own for the time. Throws NotPrintedError.
 */
export async function printToPdf(chromium: string, html: string, pdf: string): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'grantline-print-'));
  const args = [
    '--headless',
    '--disable-gpu',
    '--no-first-run',
    '--disable-extensions',
    '--disable-background-networking',
    `--user-data-dir=${profile}`,
    // Chromium refuses its sandbox to root, as in a container; the page is ours and has no script.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--no-pdf-header-footer',
    '--export-tagged-pdf',
    '--generate-pdf-document-outline',
    `--print-to-pdf=${pdf}`,
    pathToFileURL(html).href,
  ];
  try {
    await ended(chromium, args);
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

function ended(program: string, args: readonly string[]): Promise<void> {
  return new Promise((done, failed) => {
    let said = '';
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)));
    child.on('error', (error) => {
      failed(new NotPrintedError(`${program} could not be started: ${error.message}.`, { cause: error }));
    });
    child.on('close', (status) => {
      if (status === 0) done();
      else failed(new NotPrintedError(`${program} ended with status ${String(status)}. ${said.trim()}`));
    });
  });
}
