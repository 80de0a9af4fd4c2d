import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION, type EdgeStatement } from '@ecocircle/shared-contracts';
import type { ReleaseDesk } from './release-run.ts';

/** Puts what an edge says of itself into the store. */
export function stateOf({ store }: ReleaseDesk, id: string, given: Partial<EdgeStatement> = {}): void {
  const now = new Date().toISOString();
  mkdirSync(join(store, 'edges'), { recursive: true });
  const statement: EdgeStatement = {
    id,
    host: `host-${id}`,
    pid: 1,
    shell: 'b1',
    contract: CONTRACT_VERSION,
    revision: 0,
    startedAt: now,
    at: now,
    leftAt: null,
    figures: [],
    ...given,
  };
  writeFileSync(join(store, 'edges', `${id}.json`), JSON.stringify(statement));
}
