/* What the portal stands on, run before its own code. */
import 'react-dom/client';
import 'effector-react';
import 'react-i18next';
import '@ecocircle/shared-contracts/router';
