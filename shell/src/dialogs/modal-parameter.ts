import type { PageHead, RouteHead } from '@ecocircle/shared-contracts';

const MODAL_KINDS = ['question', 'write-to-us'] as const;

/** A dialog that an address can open. */
export type ModalKind = (typeof MODAL_KINDS)[number];

/** The parameter of an address that opens a dialog. */
const MODAL_PARAMETER = 'modal';

/** Whether a dialog is one that an address can open. */
export const isModalKind = (kind: string | null | undefined): kind is ModalKind =>
  MODAL_KINDS.some((known) => known === kind);

/** The dialog that an address opens; null where it names none that there is. */
export function modalOf(search: string): ModalKind | null {
  const kind = new URLSearchParams(search).get(MODAL_PARAMETER);
  return isModalKind(kind) ? kind : null;
}

/** The search of an address without the parameter, with its question mark; what else it says stays as it is. */
export function withoutModal(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(MODAL_PARAMETER);
  return rest.size > 0 ? `?${rest}` : '';
}

/** The search of an address with the parameter added to what it says already. */
export function withModal(search: string, kind: ModalKind): string {
  const all = new URLSearchParams(search);
  all.set(MODAL_PARAMETER, kind);
  return `?${all}`;
}

/** What an open dialog puts in place of the page's own title and description. */
export function modalHead(kind: ModalKind | null, shellHead: (id: string) => RouteHead): PageHead {
  return kind ? shellHead(`modal-${kind}`) : {};
}
