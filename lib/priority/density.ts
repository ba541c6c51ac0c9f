import type { Application } from '../model/application.ts';
import { MILLION } from '../model/decimal.ts';
import type { Goalposts } from '../model/round.ts';
import type { FactorValue } from './factor.ts';
import { normalise } from './goalposts.ts';
import { type Ratio, toHundredths } from './ratio.ts';

const OF_SERVICE_AREA = 'of the service area given in the application';

/** § 10-504(c)(1), regulation H(1): seniors per square mile of land in the area affected; denser scores higher. */
export function density(application: Application, goalposts: Goalposts): FactorValue {
  const raw = rawDensity(application);
  const normalised = normalise(raw, goalposts);
  const source = application.serviceArea === null ? null : OF_SERVICE_AREA;
  const note =
    source !== null && normalised.note !== null
      ? `${source}; ${normalised.note}`
      : (source ?? normalised.note);
  return { raw: toHundredths(raw), value: normalised.value, clamped: normalised.clamped, note };
}

/** The application's own service area when it is given, else its locality. Not rounded. */
function rawDensity({ seniorPopulation, serviceArea, locality }: Application): Ratio {
  return seniorPopulation !== null && serviceArea !== null
    ? { numerator: seniorPopulation * MILLION, denominator: serviceArea }
    : { numerator: locality.seniorPopulation * MILLION, denominator: locality.landArea };
}
