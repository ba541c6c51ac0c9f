/**
 * A write failed in whatever way: the SDK sends a put again whose answer was lost, and the last of its errors says
 * nothing about the first try. So what is there now is read; where even that fails, the first error stands.
 */
export async function readInstead<Found>(error: unknown, read: () => Promise<Found>): Promise<Found> {
  try {
    return await read();
  } catch {
    throw error;
  }
}
