/*
 * What Leaflet knows of the browser, in place of its own findings: it tries for what every browser has that runs the
 * portal's scripts (decision 0091), and for others. What its parts for our maps do not ask is left out.
 */
const agent = navigator.userAgent.toLowerCase();
const chrome = agent.includes('chrome');

export default {
  ielt9: false,
  ie3d: false,
  edge: false,
  msPointer: false,
  mobileOpera: false,
  any3d: true,
  passiveEvents: true,
  pointer: true,
  touch: true,
  touchNative: 'ontouchstart' in window || 'TouchEvent' in window,
  chrome,
  safari: !chrome && agent.includes('safari'),
  mobile: 'orientation' in window || agent.includes('mobile'),
  retina: devicePixelRatio > 1,
  mac: navigator.platform.startsWith('Mac'),
  linux: navigator.platform.startsWith('Linux'),
};
