// Writes reference/maryland-counties.json, the outlines that the report's map is drawn from, out of the counties of
// us-atlas. Run by hand when that package is renewed; the file is kept in the repository.

import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
/** @import { Topology, GeometryCollection } from 'topojson-specification' */

const MARYLAND = '24';
/** A hundredth of a degree is a kilometre: a thousandth is finer than the drawing shows. */
const PLACES = 1000;

const atlas = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
const topology = /** @type {Topology<{ counties: GeometryCollection<{ name: string }> }>} */ (
  JSON.parse(await readFile(atlas, 'utf8'))
);
const counties = feature(topology, topology.objects.counties)
  .features.filter(({ id }) => String(id).startsWith(MARYLAND))
  .sort((a, b) => Number(a.id) - Number(b.id))
  .map(({ id, geometry }) => ({
    fips: String(id),
    polygons: polygonsOf(geometry).map((rings) => rings.map(rounded)),
  }));

/** @param {import('geojson').Geometry} geometry @returns {import('geojson').Position[][][]} */
function polygonsOf(geometry) {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  if (geometry.type === 'MultiPolygon') return geometry.coordinates;
  throw new Error(`A county is a ${geometry.type}.`);
}

/** Rounded, without points that then coincide. @param {import('geojson').Position[]} ring */
function rounded(ring) {
  const points = ring.map((point) =>
    point.slice(0, 2).map((degrees) => Math.round(degrees * PLACES) / PLACES),
  );
  return points.filter((point, i) => i === 0 || String(point) !== String(points[i - 1]));
}

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const text = JSON.stringify({
  source: 'U.S. Census Bureau, cartographic boundary files 2017, by way of us-atlas 3.0.1',
  licence: 'the boundaries are in the public domain; us-atlas is under the ISC licence',
  counties,
});
await writeFile(join(root, 'reference/maryland-counties.json'), `${text}\n`);
console.log(`${counties.length} counties, ${Buffer.byteLength(text)} bytes`);
