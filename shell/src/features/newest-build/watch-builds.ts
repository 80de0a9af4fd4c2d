import { type Scope, scopeBind } from 'effector';
import type { i18n } from 'i18next';
import { watchStarted } from './model.ts';

export function watchBuilds(scope: Scope, { t }: i18n, build: string): void {
  scopeBind(watchStarted, { scope })({
    build,
    title: t('newestBuild.title'),
    text: t('newestBuild.text'),
    reload: { label: t('newestBuild.reload'), run: () => location.reload() },
  });
}
