import { centerKeyOfId } from '../../model/identity.ts';
import type { KnownCenter } from '../center-index.ts';
import type { ApplicationColumn } from '../columns/applications.ts';
import { severalCenters } from '../reference-rules.ts';
import type { RowScan } from '../row-scan.ts';
import type { CheckContext, RowCheck } from './check.ts';
import type { Draft } from './draft.ts';
import { centerElsewhere, centerOtherName, unlistedCenter } from './rules.ts';

/**
 * Settles which center the application is for: by its id, else by its name within the locality, as the centers and
 * the ledger have it. The key is what past grants and other rows of the batch are compared by.
 */
const settleCenter: RowCheck = {
  name: 'past grants to the center',
  needs: ['locality', 'center_id', 'center_name'],
  run(draft, scan, context) {
    const { centers, listsAreWhole, at } = context;
    const { centerId, locality } = draft;
    const centerName = draft.centerName ?? '';
    if (centerId !== null) {
      const listed = centers.byId(centerId);
      draft.centerKey = centerKeyOfId(centerId);
      if (listed === null) {
        if (listsAreWhole) askAboutUnlisted(draft, scan, context, centerId);
        return;
      }
      draft.centerId = listed.id;
      compareWithList(draft, scan, context, listed);
      if (centerName === '') draft.centerName = listed.name;
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

type Scan = RowScan<ApplicationColumn>;

function askAboutUnlisted(draft: Draft, scan: Scan, { centers, at }: CheckContext, id: string): void {
  const { locality } = draft;
  const centerName = draft.centerName ?? '';
  const byName = locality === null || centerName === '' ? null : centers.byName(locality.fips, centerName);
  const listed = byName?.kind === 'listed' ? byName.center.id : null;
  const hint = listed === null ? '' : ` A center of that name is listed as ${listed}.`;
  scan.report(unlistedCenter, { id, hint }, at.center_id, { expected: listed });
}

/** The id decides; where the rest of the row says otherwise, the reader is asked. */
function compareWithList(
  draft: Draft,
  scan: Scan,
  { centers, localities, at }: CheckContext,
  listed: KnownCenter,
): void {
  const { locality } = draft;
  const given = draft.centerName ?? '';
  if (locality !== null && locality.fips !== listed.fips) {
    const listedIn = localities.byFips(listed.fips)?.name ?? listed.fips;
    scan.report(centerElsewhere, { id: listed.id, listed: listedIn, locality: locality.name }, at.center_id);
  }
  if (given !== '' && listed.name !== '' && !centers.goesBy(listed, given)) {
    scan.report(centerOtherName, { id: listed.id, listed: listed.name, given }, at.center_id, {
      expected: listed.name,
    });
  }
}

export const CENTER_CHECKS: readonly RowCheck[] = [settleCenter];
