import { MAP_LAYERS, type MapFeature, type MapLayer } from './map-feature.ts';

/** Why a feature is not on the map. */
export type SkipReason = 'broken geometry' | 'nothing that the map shows';

/** What was packed. */
export interface PackReport {
  readonly name: string;
  readonly features: Readonly<Record<MapLayer, number>>;
  readonly skipped: Readonly<Partial<Record<SkipReason, number>>>;
  readonly tiles: number;
  readonly bytes: number;
  readonly seconds: number;
}

/** Counts while features are read. */
export class PackCount {
  readonly features = Object.fromEntries(MAP_LAYERS.map((layer) => [layer, 0])) as Record<MapLayer, number>;
  readonly skipped: Partial<Record<SkipReason, number>> = {};
  read = 0;

  add(features: readonly MapFeature[]): void {
    for (const { layer } of features) this.features[layer] += 1;
  }

  skip(reason: SkipReason): void {
    this.skipped[reason] = (this.skipped[reason] ?? 0) + 1;
  }

  /** Whether anything is on the map. */
  get isEmpty(): boolean {
    return Object.values(this.features).every((count) => count === 0);
  }
}

/** Bytes for people. */
export const sizeText = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

const listed = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

/** The report as lines for people. */
export function packReportText({ name, features, skipped, tiles, bytes, seconds }: PackReport): string {
  const lines = [
    `${name}: ${tiles} tiles, ${sizeText(bytes)}, in ${seconds.toFixed(1)} s.`,
    `Features: ${listed(features)}.`,
    ...(listed(skipped) ? [`Left out: ${listed(skipped)}.`] : []),
  ];
  return lines.join('\n');
}
