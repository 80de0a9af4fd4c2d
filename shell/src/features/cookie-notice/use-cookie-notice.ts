import { useUnit } from 'effector-react';
import { usePortal } from '../../platform/page/portal-context.tsx';
import { $areCookiesNoted } from './model.ts';

export function useCookieNotice(): boolean {
  const areNoted = useUnit($areCookiesNoted);
  return usePortal().notices.cookies && !areNoted;
}
