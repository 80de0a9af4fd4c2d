import type { FastifyInstance } from 'fastify';
import { JOB_TIMES, startJobs } from '../jobs/job-runner.ts';
import type { PhotoStore } from '../resources/photos/photo-store.ts';
import { photoRetentionJob, retentionJob } from './retention.ts';
import type { Settings } from './settings.ts';

/** Does what the portal does by itself, from when the app listens until it closes. */
export function registerJobs(
  app: FastifyInstance,
  { db, mail, jobTimes }: Settings,
  photos: PhotoStore,
): void {
  const jobs = [retentionJob(db, mail), photoRetentionJob(db, photos)];
  let running: ReturnType<typeof startJobs> | undefined;
  app.addHook('onListen', async () => {
    running = startJobs({ db, jobs, log: app.log, times: { ...JOB_TIMES, ...jobTimes } });
  });
  app.addHook('preClose', () => running?.stop());
}
