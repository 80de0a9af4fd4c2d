import type { FastifyInstance } from 'fastify';
import type { FormContext } from '../forms/form-context.ts';
import { JOB_TIMES, startJobs } from '../jobs/job-runner.ts';
import type { PhotoStore } from '../resources/photos/photo-store.ts';
import { alertJob } from '../resources/point-alerts/tell-alerts.ts';
import { freshnessJob } from '../resources/point-freshness/ask-freshness.ts';
import { reportMailJob } from '../resources/point-reports/tell-reports.ts';
import { reopeningJob } from '../resources/recycling-points/reopen-points.ts';
import { photoRetentionJob, retentionJob } from './retention.ts';
import type { Settings } from './settings.ts';

/** What the jobs work with. */
interface JobContext extends FormContext {
  readonly photos: PhotoStore;
}

/** Does what the portal does by itself, from when the app listens until it closes. */
export function registerJobs(
  app: FastifyInstance,
  { db, deskHost, jobTimes }: Settings,
  context: JobContext,
): void {
  const jobs = [
    retentionJob(db, context.mail),
    photoRetentionJob(db, context.photos),
    reopeningJob(db, context),
    freshnessJob(db, context),
    reportMailJob(db, { ...context, deskHost }),
    alertJob(context),
  ];
  let running: ReturnType<typeof startJobs> | undefined;
  app.addHook('onListen', async () => {
    running = startJobs({ db, jobs, log: app.log, times: { ...JOB_TIMES, ...jobTimes } });
  });
  app.addHook('preClose', () => running?.stop());
}
