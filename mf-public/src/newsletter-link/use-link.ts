import { useServices } from '@ecocircle/app-kit/remote';
import { useLoaderData } from '@ecocircle/shared-contracts/router';
import { type FormEvent, useState } from 'react';
import { followLink, type LinkData, type LinkPurpose, type LinkResult } from './link-result.ts';

/** A link's page: its token, how it went, and the way to follow it without leaving the page. */
export function useLink(purpose: LinkPurpose) {
  const { api } = useServices();
  const { token, result: told } = useLoaderData() as LinkData;
  const [result, setResult] = useState<LinkResult | null>(told);
  const [isPending, setPending] = useState(false);
  const follow = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    setResult(await followLink(api, purpose, token));
    setPending(false);
  };
  return { token, result, isPending, follow, hasAnswered: result !== told };
}
