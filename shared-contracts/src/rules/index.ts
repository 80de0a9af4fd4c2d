export * from './account.ts';
export * from './field-rules.ts';
export * from './form-schemas.ts';
export * from './hours-input.ts';
export * from './mailed-link.ts';
export * from './point-save.ts';
export * from './problems.ts';
export * from './strict.ts';
