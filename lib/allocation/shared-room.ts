import { type Cents, ZERO, add, remainder } from '../model/money.ts';
import type { Claim } from './claim.ts';

/** § 10-504(e) within one batch: what is recommended above takes room of the center from those below. */
export class SharedRoom {
  readonly #taken = new Map<string, Cents>();

  /** Room left of the claim's center; null when nothing was taken of it, so that the ceiling alone limits the claim. */
  left({ centerKey, room }: Claim): Cents | null {
    if (centerKey === null || room === null) return null;
    const taken = this.#taken.get(centerKey);
    return taken === undefined ? null : remainder(room, taken);
  }

  take({ centerKey }: Claim, amount: Cents): void {
    if (centerKey === null || amount === 0) return;
    this.#taken.set(centerKey, add(this.#taken.get(centerKey) ?? ZERO, amount));
  }
}
