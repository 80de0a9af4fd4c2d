import * as L from 'leaflet';

/** Where a map in the middle of its zoom shows a place at the zoom's end; Leaflet's types do not name it. */
type ZoomingMap = L.Map & {
  _latLngToNewLayerPoint(place: L.LatLng, zoom: number, centre: L.LatLng): L.Point;
};

/**
 * A marker that is an element of ours: nodes, never markup. The element brings its own keyboard access and hears its
 * own presses. Of Leaflet's marker, with its pictures, shadows and dragging, it needs no more than its place.
 */
export class ElementMarker extends L.Layer {
  readonly #holder = document.createElement('div');
  #place: L.LatLng;
  #order: number;

  constructor(place: L.LatLngExpression, element: HTMLElement, order: number) {
    super();
    this.#place = L.latLng(place);
    this.#order = order;
    this.#holder.style.inlineSize = '0';
    this.#holder.style.blockSize = '0';
    this.#holder.append(element);
  }

  override getEvents() {
    const update = (): void => this.#update();
    const zoomanim = (event: L.LeafletEvent): void => {
      const { zoom, center } = event as L.ZoomAnimEvent;
      this.#stand((this._map as ZoomingMap)._latLngToNewLayerPoint(this.#place, zoom, center));
    };
    return { zoom: update, viewreset: update, ...(this.#isAnimated && { zoomanim }) };
  }

  override onAdd(map: L.Map): this {
    this.#holder.className = `leaflet-marker-icon leaflet-zoom-${this.#isAnimated ? 'animated' : 'hide'}`;
    map.getPane('markerPane')?.append(this.#holder);
    this.#update();
    return this;
  }

  override onRemove(): this {
    this.#holder.remove();
    return this;
  }

  getElement(): HTMLElement {
    return this.#holder;
  }

  setLatLng(place: L.LatLngExpression): this {
    this.#place = L.latLng(place);
    this.#update();
    return this;
  }

  /** How far above others it lies, beside that what is further south lies above. */
  setZIndexOffset(order: number): this {
    this.#order = order;
    this.#update();
    return this;
  }

  get #isAnimated(): boolean {
    return (this as unknown as { _zoomAnimated: boolean })._zoomAnimated;
  }

  #update(): void {
    // Leaflet forgets the map of a layer that was taken away.
    const map: L.Map | null = this._map;
    if (map) this.#stand(map.latLngToLayerPoint(this.#place));
  }

  #stand(at: L.Point): void {
    const { x, y } = at.round();
    // Flat: one layer of the browser's for all marks, where three dimensions give each its own.
    this.#holder.style.transform = `translate(${x}px, ${y}px)`;
    this.#holder.style.setProperty('--order', `${y + this.#order}`);
  }
}

/** Makes a marker of an element. */
export const elementMarker = (place: L.LatLngExpression, element: HTMLElement, order = 0): ElementMarker =>
  new ElementMarker(place, element, order);
