/** Loads the card of a point, which only its preview shows. */
export const loadPreview = async () =>
  (await import(/* webpackChunkName: "point-preview" */ './point-preview.tsx')).PointPreview;
