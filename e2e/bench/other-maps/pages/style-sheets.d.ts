declare module 'leaflet/dist/leaflet.css' {}
declare module 'leaflet.markercluster/dist/MarkerCluster.css' {}
declare module 'leaflet.markercluster/dist/MarkerCluster.Default.css' {}
declare module 'maplibre-gl/dist/maplibre-gl.css' {}
