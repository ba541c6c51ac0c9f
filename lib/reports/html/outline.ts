import { type GeoProjection, geoConicConformal, geoPath } from 'd3-geo';
import maryland from '../../../reference/maryland-counties.json';

/** The drawing's own units; it scales to the page. */
export const WIDTH = 720;
export const HEIGHT = 390;
const MARGIN = 6;

export interface CountyOutline {
  readonly fips: string;
  /** As an SVG path has it. */
  readonly path: string;
}

const STATE = {
  type: 'MultiPolygon' as const,
  coordinates: maryland.counties.flatMap(({ polygons }) => polygons),
};

/** Lambert's conic by Maryland's own two parallels, fitted into the drawing. */
const projection: GeoProjection = geoConicConformal()
  .parallels([38.3, 39.45])
  .rotate([77, 0])
  .fitExtent(
    [
      [MARGIN, MARGIN],
      [WIDTH - MARGIN, HEIGHT - MARGIN],
    ],
    STATE,
  );

/** Outlines of the 23 counties and Baltimore City, to a tenth of a unit. */
export function countyOutlines(): readonly CountyOutline[] {
  const path = geoPath(projection).digits(1);
  return maryland.counties.map(({ fips, polygons }) => ({
    fips,
    path: path({ type: 'MultiPolygon', coordinates: polygons }) ?? '',
  }));
}

/** Where a place is drawn, to a tenth of a unit. */
export function drawnAt(latitude: number, longitude: number): readonly [number, number] {
  const [x = 0, y = 0] = projection([longitude, latitude]) ?? [];
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}
