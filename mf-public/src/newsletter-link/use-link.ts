import { useServices } from '@ecocircle/app-kit/remote';
import { useLoaderData } from '@ecocircle/shared-contracts/router';
import { usePress } from '../mailed-link/index.ts';
import { followLink, type LinkData, type LinkPurpose } from './link-result.ts';

/** A link's page: its token, how it went, and the way to follow it without leaving the page. */
export function useLink(purpose: LinkPurpose) {
  const { api } = useServices();
  const { token, result } = useLoaderData() as LinkData;
  return { token, ...usePress(result, () => followLink(api, purpose, token)) };
}
