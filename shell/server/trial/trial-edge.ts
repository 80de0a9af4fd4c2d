import { buildEdge } from '../app.ts';
import { readConfig } from '../config.ts';

// An edge on which a release is tried: on this machine alone, at any free port, which it sends. It ends with the process
// that started it. It lets every page tell what it was like, so that a page that tells nothing never started.
// Arguments: the release store, the folder for what an edge keeps of it.

const [releaseStore = '', keptReleases = ''] = process.argv.slice(2);

const app = await buildEdge({
  ...readConfig(process.env),
  releaseStore,
  keptReleases,
  devBuild: null,
  givenShell: null,
  vitalsShare: 1,
  offlineWorkers: 'off',
  drainMs: 0,
  logLevel: 'silent',
});
process.once('disconnect', () => {
  void app.close().finally(() => process.exit(0));
});
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
