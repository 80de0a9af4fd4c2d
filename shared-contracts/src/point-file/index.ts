export * from './bulk-review.ts';
export * from './import-report.ts';
export * from './point-file.ts';
