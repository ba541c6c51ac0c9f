import { compareCodePoints } from '../model/code-point.ts';
import { type Cents, ZERO, add, remainder } from '../model/money.ts';
import { Allocation } from './allocation.ts';
import type { Claim, Claims } from './claim.ts';
import { SharedRoom } from './shared-room.ts';
import { barredBy, takeable } from './takeable.ts';

interface Share {
  readonly claim: Claim;
  readonly roomLeft: Cents | null;
  readonly canTake: Cents;
  readonly barred: ReturnType<typeof barredBy>;
}

/**
 * Room first, at the full amounts in order of rank; then all are scaled down alike. What rounding down leaves goes,
 * a cent each, to the largest remainders, equal ones by application id.
 */
export function proportional(claims: Claims, budget: Cents): Allocation {
  const shares = shareRoom(claims);
  const amounts = scaleDown(shares, budget);
  const allocation = new Allocation(claims);
  let remaining = budget;
  for (const [i, { claim, roomLeft, canTake, barred }] of shares.entries()) {
    const amount = amounts[i] ?? ZERO;
    const reason = barred ?? (amount < canTake ? 'over_budget' : null);
    allocation.set(i, claim, { roomLeft, before: remaining, amount, reason });
    remaining = remainder(remaining, amount);
  }
  return allocation;
}

function shareRoom(claims: Claims): Share[] {
  const rooms = new SharedRoom();
  return Array.from({ length: claims.length }, (_, i) => {
    const claim = claims.at(i) as Claim;
    const roomLeft = rooms.left(claim);
    const wanted = takeable(claim, roomLeft);
    const barred = barredBy(claim, wanted);
    if (barred === null) rooms.take(claim, wanted);
    return { claim, roomLeft, canTake: wanted, barred };
  });
}

function scaleDown(shares: readonly Share[], budget: Cents): Cents[] {
  const full = shares.map((share) => (share.barred === null ? share.canTake : ZERO));
  const total = full.reduce<Cents>((sum, amount) => add(sum, amount), ZERO);
  if (total <= budget) return full;
  const parts = full.map((amount) => BigInt(amount) * BigInt(budget));
  const amounts = parts.map((part) => Number(part / BigInt(total)) as Cents);
  const rest = budget - amounts.reduce((sum, amount) => sum + amount, 0);
  const byRemainder = parts
    .map((part, i) => ({ i, left: part % BigInt(total), id: shares[i]?.claim.applicationId ?? '' }))
    .sort((a, b) => (a.left === b.left ? compareCodePoints(a.id, b.id) : a.left > b.left ? -1 : 1));
  for (const { i } of byRemainder.slice(0, rest)) amounts[i] = ((amounts[i] ?? 0) + 1) as Cents;
  return amounts;
}
