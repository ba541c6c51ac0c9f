/** Radius of the sphere on which distances are measured, in statute miles. */
export const EARTH_RADIUS_MILES = 3_958.7613;

const RADIANS = Math.PI / 180;

/** Great-circle distance in miles between two points in decimal degrees, by the haversine formula. */
export function greatCircleMiles(
  latitude1: number,
  longitude1: number,
  latitude2: number,
  longitude2: number,
): number {
  const sinLatitude = Math.sin(((latitude2 - latitude1) * RADIANS) / 2);
  const sinLongitude = Math.sin(((longitude2 - longitude1) * RADIANS) / 2);
  const haversine =
    sinLatitude * sinLatitude +
    Math.cos(latitude1 * RADIANS) * Math.cos(latitude2 * RADIANS) * sinLongitude * sinLongitude;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** A point on the unit sphere: straight-line distance between such points grows with the great circle. */
export function unitVector(latitude: number, longitude: number): readonly [number, number, number] {
  const cosLatitude = Math.cos(latitude * RADIANS);
  return [
    cosLatitude * Math.cos(longitude * RADIANS),
    cosLatitude * Math.sin(longitude * RADIANS),
    Math.sin(latitude * RADIANS),
  ];
}
