import type { TileAddress } from '../tile-address.ts';
import type { SourceFacts } from './source-facts.ts';

/** What is drawn of a tile: its ground, or its names alone. */
export type DrawingLayer = 'ground' | 'names';

/** A tile that is wanted; the key tells its ids from those of other tiles in one picture. */
export interface TileJob {
  readonly layer: DrawingLayer;
  readonly tile: TileAddress;
  readonly key: string;
  readonly sources: readonly SourceFacts[];
}

/** Onest that is wanted, with these letters, for a drawing that stands alone. */
export interface LettersJob {
  readonly letters: string;
}

/** What the thread is to draw. */
export type DrawingJob = TileJob | LettersJob;

/** A drawing, or null where no archive has the tile. */
export interface Drawn {
  readonly content: string | null;
  /** Whether archives say what there is in the tile; known with the names alone. */
  readonly hasStreets: boolean;
  /** Whether it stays so; where an archive could not be read it may be another one soon. */
  readonly lasts: boolean;
  /** What is wrong with the tiles of archives that were read for it the first time. */
  readonly problems: readonly string[];
}

/** A tile that the thread asks for, of the archive with this number. */
export interface TileWish {
  readonly source: number;
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** What the thread is told: to draw, or the bytes of a tile that it asked for. */
export type ToThread =
  | { readonly id: number; readonly job: DrawingJob }
  | { readonly answer: number; readonly bytes: Uint8Array | null }
  | { readonly answer: number; readonly failed: true };

/** What the thread says: a drawing, a job that broke, or a tile that it needs. */
export type FromThread =
  | { readonly id: number; readonly drawn: Drawn }
  | { readonly id: number; readonly failure: string }
  | { readonly wish: number; readonly tile: TileWish };
