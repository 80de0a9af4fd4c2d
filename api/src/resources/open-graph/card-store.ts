import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { machineTime } from '../../clock/clock.ts';
import type { ShareCard } from './share-card.ts';

/** A drawn card. */
export interface CardImage {
  readonly hash: string;
  readonly png: Buffer;
}

/** Raised when the drawing changes, so that no cached picture of the old one is sent. */
const DRAWING = 1;

const hashOf = (card: ShareCard): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, card]))
    .digest('base64url')
    .slice(0, 22);

/** Deletes the pictures that were requested least recently. */
async function prune(folder: string, atMost: number): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.png'));
  if (files.length <= atMost) return;
  const aged = await Promise.all(
    files.map(async (file) => ({ file, at: (await stat(join(folder, file))).mtimeMs })),
  );
  aged.sort((a, b) => a.at - b.at);
  for (const { file } of aged.slice(0, files.length - atMost)) await rm(join(folder, file), { force: true });
}

/** Keeps drawn cards on disk by their content, and draws one at a time. */
export class CardStore {
  readonly #folder: string;
  readonly #media: string;
  readonly #atMost: number;
  readonly #drawing = new Map<string, Promise<Buffer>>();
  #last: Promise<unknown> = Promise.resolve();

  /** @param atMost - as many pictures are kept */
  constructor(folder: string, media: string, atMost: number) {
    this.#folder = folder;
    this.#media = media;
    this.#atMost = atMost;
  }

  /** The picture of a card, kept or drawn; requests for the same one share the drawing. */
  async get(card: ShareCard): Promise<CardImage> {
    const hash = hashOf(card);
    return { hash, png: (await this.#kept(hash)) ?? (await this.#draw(hash, card)) };
  }

  async #kept(hash: string): Promise<Buffer | null> {
    const file = join(this.#folder, `${hash}.png`);
    try {
      const png = await readFile(file);
      const now = machineTime();
      await utimes(file, now, now);
      return png;
    } catch {
      return null;
    }
  }

  #draw(hash: string, card: ShareCard): Promise<Buffer> {
    const running = this.#drawing.get(hash);
    if (running) return running;
    // What draws holds 20 MB of memory: it is loaded with the first card.
    const drawn = this.#last.then(async () => {
      const { drawCard } = await import('./draw-card.ts');
      return drawCard(card, this.#media);
    });
    this.#last = drawn.catch(() => {});
    const kept = drawn.then((png) => this.#keep(hash, png)).finally(() => this.#drawing.delete(hash));
    this.#drawing.set(hash, kept);
    return kept;
  }

  async #keep(hash: string, png: Buffer): Promise<Buffer> {
    await mkdir(this.#folder, { recursive: true });
    const file = join(this.#folder, `${hash}.png`);
    await writeFile(`${file}.new`, png);
    await rename(`${file}.new`, file);
    await prune(this.#folder, this.#atMost);
    return png;
  }
}
