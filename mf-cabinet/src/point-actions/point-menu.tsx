import { useServices } from '@ecocircle/app-kit/remote';
import { classNames, DisclosureMenu } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $user } from '../account/index.ts';
import { MenuEntries, menuEntryClass } from '../menu-entries/index.ts';
import { type ActedPoint, actionsOf, type PointAction } from './actions-of.ts';
import { closingAsked } from './closing-form.ts';
import styles from './point-menu.module.css';
import { runAction } from './run-action.ts';
import { namedBy } from './told-action.ts';
import { useActionTools } from './use-action-tools.ts';

/** The day of a moment where the person is, `YYYY-MM-DD`, which is how Swedish writes days. */
const localDay = (moment: Date): string => moment.toLocaleDateString('sv-SE');

/** What the person can do with a point, in a menu; nothing where they can do nothing. */
export function PointMenu({ point }: { readonly point: ActedPoint }) {
  const { t } = useTranslation();
  const tools = useActionTools();
  const { now } = useServices().locale;
  const [user, askClosing] = useUnit([$user, closingAsked]);
  const [presses, setPresses] = useState(0);
  const menu = useRef<HTMLDivElement>(null);
  const actions = actionsOf(point, user?.orgId ?? null);
  if (actions.length === 0) return null;
  const start = (action: PointAction) => {
    setPresses(presses + 1);
    // The pressed entry goes with the menu: a dialog that opens now gives the focus back to the menu's button.
    menu.current?.querySelector('button')?.focus();
    if (action === 'close') askClosing({ point, today: localDay(now) });
    else void runAction(tools, action, point);
  };
  return (
    <div ref={menu} className={styles.menu}>
      <DisclosureMenu
        button={t('action.menu')}
        label={t('action.menuOf', { name: namedBy(t, point) })}
        align="end"
        closeOn={presses}
      >
        <MenuEntries>
          {actions.map((action) => (
            <li key={action}>
              <button
                type="button"
                className={classNames(menuEntryClass, action === 'delete' && styles.danger)}
                onClick={() => start(action)}
              >
                {t(`action.${action}.name`)}
              </button>
            </li>
          ))}
        </MenuEntries>
      </DisclosureMenu>
    </div>
  );
}
