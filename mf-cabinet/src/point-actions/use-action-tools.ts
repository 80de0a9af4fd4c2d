import { useServices } from '@ecocircle/app-kit/remote';
import { useNavigate } from '@ecocircle/shared-contracts/router';
import { useTranslation } from 'react-i18next';
import type { ActionTools } from './told-action.ts';

/** What actions on points need of the page that they are offered on. */
export function useActionTools(): ActionTools {
  const { api, confirm, loader, notifications, events } = useServices();
  const { t } = useTranslation();
  const navigate = useNavigate();
  return { api, confirm, loader, notifications, events, t, navigate };
}
