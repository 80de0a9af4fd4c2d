import { useLoaderData } from '@ecocircle/shared-contracts/router';
import { AppFeatures } from './app-features.tsx';
import { AppHero } from './app-hero.tsx';
import { AppQuestions } from './app-questions.tsx';
import type { AppPageData } from './load-app-page.ts';

/** The page of the mobile app: where to get it, what it does, and what people ask. */
export function Component() {
  const page = useLoaderData() as AppPageData;
  return (
    <>
      <AppHero page={page} />
      <AppFeatures page={page} />
      <AppQuestions page={page} />
    </>
  );
}
