import type { PortalDialog } from '@ecocircle/shared-contracts';

/** Where what was typed into a form is kept. */
export const formDraftKey = (kind: PortalDialog['kind']): string => `shell.form.${kind}`;
