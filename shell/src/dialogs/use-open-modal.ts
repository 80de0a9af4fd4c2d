import { useLocation } from '@ecocircle/shared-contracts/router';
import { useUnit } from 'effector-react';
import { isModalKind, type ModalKind, modalOf } from './modal-parameter.ts';
import { $dialog } from './model.ts';

/** The open dialog that has a title and a description of its own, from its address on until it closes. */
export function useOpenModal(): ModalKind | null {
  const { search } = useLocation();
  const kind = useUnit($dialog)?.kind;
  return isModalKind(kind) ? kind : modalOf(search);
}
