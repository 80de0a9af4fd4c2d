import {
  type BulkReview,
  type ImportReport,
  OWN_FILE_PATHS,
  type OwnFileFormat,
  readBulkReview,
  readImportReport,
} from '@ecocircle/shared-contracts/point-file';
import type { CabinetApi } from '../cabinet/index.ts';

/** Sends a file of points; a dry run only says what it would do. */
export async function importFile(
  api: CabinetApi,
  file: File,
  isDryRun: boolean,
  signal: AbortSignal,
): Promise<ImportReport> {
  const body = new FormData();
  body.append('file', file, file.name);
  const answer = await api.authenticated({
    method: 'POST',
    path: OWN_FILE_PATHS.import,
    ...(isDryRun && { query: { dry_run: 1 } }),
    body,
    signal,
    // A long file takes its time: such a call goes on for as long as something comes.
    onProgress: () => {},
  });
  return readImportReport(answer);
}

/** A file as the API answers it: text, or what its JSON holds. The mark that tells spreadsheets of UTF-8 is gone by then. */
const toFile = (answer: unknown, name: string): File =>
  typeof answer === 'string'
    ? new File([`\uFEFF${answer.replace(/^\uFEFF/, '')}`], name, { type: 'text/csv' })
    : new File([answer instanceof Blob ? answer : JSON.stringify(answer)], name, {
        type: 'application/geo+json',
      });

/** Fetches all own points as a file. */
export const fetchExport = async (api: CabinetApi, format: OwnFileFormat): Promise<File> =>
  toFile(await api.authenticated({ path: OWN_FILE_PATHS.export(format) }), `recycling-points.${format}`);

/** Fetches a table to begin with. */
export const fetchTemplate = async (api: CabinetApi): Promise<File> =>
  toFile(await api.authenticated({ path: OWN_FILE_PATHS.template }), 'recycling-points-template.csv');

/** Asks for the review of all complete drafts, or of those of the points of these ids. */
export const askReviews = async (api: CabinetApi, ids?: readonly string[]): Promise<BulkReview> =>
  readBulkReview(
    await api.authenticated({
      method: 'POST',
      path: OWN_FILE_PATHS.bulkTransit,
      body: { transit: 'facility#draft_to_oncheck', ...(ids && { ids }) },
    }),
  );
