/** How an archive names its layers and classes. */
export type TileSchema = 'protomaps' | 'openmaptiles';

/** An archive of vector tiles, read in place. */
export interface VectorSource {
  readonly name: string;
  readonly schema: TileSchema;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** west, south, east, north in degrees */
  readonly bounds: readonly [number, number, number, number];
  /** plain text or safe links: who has to be named beside the map */
  readonly attribution: string;
  /**
   * The tile as Mapbox Vector Tile 2, uncompressed; null where the archive has none.
   *
   * @throws VectorSourceError (tagged reason) where the archive cannot be read in time; the operator was told
   */
  tileAt(z: number, x: number, y: number, signal?: AbortSignal): Promise<Uint8Array | null>;
  /** changes when the archive was replaced */
  readonly version: string;
  close(): Promise<void>;
}
