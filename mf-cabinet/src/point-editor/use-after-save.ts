import { useServices } from '@ecocircle/app-kit/remote';
import { useNavigate } from '@ecocircle/shared-contracts/router';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { editorPath, tellDone, useActionTools } from '../point-actions/index.ts';
import { $done } from './model.ts';

/** What follows a save: the rest of the portal is told; a new point gets its own address, a sent one leads to the list. */
export function useAfterSave(): void {
  const { events } = useServices();
  const navigate = useNavigate();
  const tools = useActionTools();
  const done = useUnit($done);
  // Once for each save; what else is used only reaches the shell.
  useEffect(() => {
    if (!done) return;
    const { point, intent, wasNew } = done;
    const isSent = intent === 'review';
    events.emit('point-changed', { id: point.id, status: isSent ? 'on-review' : point.status });
    tellDone(tools, isSent ? 'review' : 'save', point);
    if (isSent) void navigate('/profile/recycling-points');
    else if (wasNew) void navigate(editorPath(point.id), { replace: true });
  }, [done]);
}
