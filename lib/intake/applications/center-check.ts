import { idKey } from '../center-index.ts';
import { severalCenters } from '../reference-rules.ts';
import type { RowCheck } from './check.ts';
import { unlistedCenter } from './rules.ts';

/**
 * Settles which center the application is for: by its id, else by its name within the locality, as the centers and
 * the ledger have it. The key is what past grants and other rows of the batch are compared by.
 */
const settleCenter: RowCheck = {
  name: 'past grants to the center',
  needs: ['locality', 'center_id', 'center_name'],
  run(draft, scan, { centers, listsAreWhole, at }) {
    const { centerId, locality } = draft;
    const centerName = draft.centerName ?? '';
    if (centerId !== null) {
      const listed = centers.byId(centerId);
      draft.centerKey = idKey(centerId);
      if (listed !== null) {
        draft.centerId = listed.id;
        if (centerName === '') draft.centerName = listed.name;
      } else if (listsAreWhole) {
        const byName =
          locality === null || centerName === '' ? null : centers.byName(locality.fips, centerName);
        const hint =
          byName?.kind === 'listed' ? ` A center of that name is listed as ${byName.center.id}.` : '';
        scan.report(unlistedCenter, { id: centerId, hint }, at.center_id, {
          expected: byName?.kind === 'listed' ? byName.center.id : null,
        });
      }
      return;
    }
    if (locality === null || centerName === '') return;
    const match = centers.byName(locality.fips, centerName);
    if (match.kind === 'several') {
      const facts = {
        title: at.center_name.spec.title,
        shown: centerName,
        accepts: match.ids.join(', '),
        hint: '',
      };
      scan.report(severalCenters, facts, at.center_name);
      return;
    }
    draft.centerKey = match.key;
    if (match.kind === 'listed') draft.centerId = match.center.id;
  },
};

export const CENTER_CHECKS: readonly RowCheck[] = [settleCenter];
