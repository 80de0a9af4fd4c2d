import {
  inquiryOf,
  type PageHead,
  type PortalDialog,
  type RouteHead,
  withoutInquiry,
} from '@ecocircle/shared-contracts';
import { MODAL_PARAMETER } from '../../platform/routing/modal-parameter.ts';
import { isModalKind, type ModalKind } from './dialog-kinds.ts';

/** The dialog that `?modal=` opens; null where it names none that there is. */
function modalOf(search: string): ModalKind | null {
  const named = new URLSearchParams(search).get(MODAL_PARAMETER);
  return isModalKind(named) ? named : null;
}

/** The dialog that an address opens: `?modal=` wins over an inquiry. */
export function dialogOf(search: string): PortalDialog | null {
  const kind = modalOf(search);
  if (kind) return { kind };
  const type = inquiryOf(search);
  return type && { kind: 'inquire', type };
}

/** The search of an address without what opens a dialog, with its question mark; what else it says stays as it is. */
export function withoutDialog(search: string): string {
  if (!modalOf(search)) return withoutInquiry(search);
  const rest = new URLSearchParams(search);
  rest.delete(MODAL_PARAMETER);
  return withoutInquiry(`${rest}`);
}

/** The search of an address with a dialog added to what it says already. */
export function withModal(search: string, kind: ModalKind): string {
  const all = new URLSearchParams(search);
  all.set(MODAL_PARAMETER, kind);
  return `?${all}`;
}

const headId = (dialog: PortalDialog): string =>
  dialog.kind === 'inquire' ? `modal-inquire.${dialog.type ?? 'government'}` : `modal-${dialog.kind}`;

/** What an open dialog puts in place of the page's own title and description. */
export function dialogHead(dialog: PortalDialog | null, shellHead: (id: string) => RouteHead): PageHead {
  return dialog ? shellHead(headId(dialog)) : {};
}
