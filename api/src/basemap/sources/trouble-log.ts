import type { FastifyBaseLogger } from 'fastify';
import type { VectorSourceError, VectorSourceReason } from './vector-source-error.ts';

/** Tells the operator once what is wrong with an archive, not with each tile, and when it is over. */
export class TroubleLog {
  readonly #log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly #archive: string;
  readonly #told = new Set<VectorSourceReason>();

  constructor(log: Pick<FastifyBaseLogger, 'info' | 'warn'>, archive: string) {
    this.#log = log;
    this.#archive = archive;
  }

  tell({ reason, message }: VectorSourceError): void {
    if (this.#told.has(reason)) return;
    this.#told.add(reason);
    const archive = this.#archive;
    this.#log.warn({ archive, reason }, `the street map does without ${archive}: ${message}`);
  }

  over(): void {
    this.#told.clear();
    this.#log.info({ archive: this.#archive }, `${this.#archive} is read again`);
  }

  replaced(): void {
    this.#told.clear();
    this.#log.info({ archive: this.#archive }, `${this.#archive} was replaced: its tiles are drawn anew`);
  }
}
