import type { Forms } from '../dialogs/index.ts';
import { FormActions } from './form-actions.tsx';
import { FormBody } from './form-body.tsx';
import { FormSection } from './form-section.tsx';
import { FormTitle } from './form-title.tsx';

/** Only dialogs of these kinds come in this chunk. */
export const forms = { chunk: 'forms', FormActions, FormBody, FormSection, FormTitle } as unknown as Forms;
