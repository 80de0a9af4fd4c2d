import type { ShellServices, VisitorPlace } from '@ecocircle/shared-contracts';
import type { TFunction } from 'i18next';

/**
 * Asks the device where the visitor is; null where it does not tell. Why it does not, or that no city is near, is said by
 * the shell, with a way on.
 */
export async function findNearMe(
  { location, notifications }: Pick<ShellServices, 'location' | 'notifications'>,
  t: TFunction,
  button: HTMLElement,
): Promise<VisitorPlace | null> {
  const { problem, isElsewhere, place } = await location.locate();
  const trouble = problem ?? (isElsewhere ? 'elsewhere' : null);
  if (trouble)
    notifications.show({
      kind: 'info',
      title: t(`thingBar.notFound.${trouble}.title`),
      text: t(`thingBar.notFound.${trouble}.text`),
      timeout: 0,
      action: {
        label: t('thingBar.chooseCity'),
        run() {
          // The message goes with its button: what is opened leads back to the one that asked.
          button.focus();
          location.openChoice();
        },
      },
    });
  return problem ? null : place;
}
