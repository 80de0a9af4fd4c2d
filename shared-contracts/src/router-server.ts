/** The part of react-router that renders on the server; browsers never load it. */
export type { StaticHandlerContext } from 'react-router';
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
