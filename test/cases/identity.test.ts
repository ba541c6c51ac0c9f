import { describe, expect, it } from 'vitest';
import { bytesOf, errorsOf, readBytes, readCase } from './cases.ts';

// Cases about who is who: localities and centers.

const LEDGER_HEADER = 'grant_id,program,program_kind,locality,center_name,approved_on,amount,status\n';

describe('identity', () => {
  it('057-locality-spellings: every spelling is the locality that the ledger has', async () => {
    const ledger =
      LEDGER_HEADER +
      "G-1,senior_center,this_program,Prince George's County,Center,2020-05-06,100000,received\n" +
      "G-2,senior_center,this_program,St. Mary's County,Center,2020-05-06,100000,received\n";
    const batch = await readCase('057-locality-spellings', { ledger });
    expect(errorsOf(batch)).toEqual([]);
    expect([...batch.applications].map((application) => application.locality.fips)).toEqual([
      '24033',
      '24033',
      '24033',
      '24037',
      '24037',
      '24037',
    ]);
    expect(batch.ledger.map((grant) => grant.fips)).toEqual(['24033', '24037']);
  });

  it('058-center-name-nfd: composed and decomposed accents are one center', async () => {
    const ledger = `${LEDGER_HEADER}G-1,senior_center,this_program,Kent County,Ren\u00e9 Amity Center,2020-05-06,600000,received\n`;
    const batch = await readCase('058-center-name-nfd', { ledger });
    expect(batch.applications.at(0)?.centerKey).toBe(batch.ledger[0]?.centerKey);
    const composed = await readBytes(
      Buffer.from(Buffer.from(bytesOf('058-center-name-nfd')).toString().normalize('NFC')),
    );
    expect(composed.applications.at(0)?.centerKey).toBe(batch.applications.at(0)?.centerKey);
    expect(composed.applications.at(0)?.centerName).toBe(batch.applications.at(0)?.centerName);
  });

  it('070-nearest-is-itself: the center that is renovated is found by its name, not by its place', async () => {
    const centers =
      'center_id,name,locality,latitude,longitude,open\n' +
      'C-1,Amity Center,24029,39.2123,-76.0699,yes\nC-2,Harbor Center,24029,39.0458,-76.0644,yes\n';
    const batch = await readCase('070-nearest-is-itself', { centers });
    expect(batch.applications.at(0)).toMatchObject({ centerId: 'C-1', centerKey: 'id:C-1' });
  });
});
