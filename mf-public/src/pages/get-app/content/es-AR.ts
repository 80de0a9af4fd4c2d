import type { AppPageContent } from '../app-page-content.ts';

const content: AppPageContent = {
  title: 'Reciclar entra en el bolsillo',
  lead: 'El mismo mapa de puntos y los mismos eventos, pensados para ese momento en que estás en la cocina con una bolsa de frascos en la mano.',
  stores: {
    'app-store': {
      label: 'Descargala en el App Store',
      qr: 'Código para escanear: la app para iPhone en App Store',
    },
    'google-play': {
      label: 'Disponible en Google Play',
      qr: 'Código para escanear: la app para Android en Google Play',
    },
  },
  scan: '¿Estás en la compu? Apuntá la cámara del celular a uno de los códigos.',
  newTab: 'se abre en otra pestaña',
  screens: {
    map: 'El mapa con los puntos de reciclaje alrededor del centro',
    point: 'La ficha de un punto de reciclaje con horarios y tarifas',
    events: 'La lista de próximos eventos con fechas y lugares',
  },
  featuresTitle: 'Para qué te sirve',
  features: [
    {
      screen: 'point',
      title: '¿Está abierto? ¿Cuánto pagan?',
      text: 'Cada punto tiene una ficha que te lo dice antes de salir de casa.',
      points: [
        'Si está abierto en este momento, según la hora del lugar',
        'Todo lo que recibe y cuánto paga, cuando paga',
        'El recorrido en la app de mapas que ya usás',
      ],
    },
    {
      screen: 'events',
      title: 'Un sábado que vale la pena',
      text: 'Limpiezas, plantaciones, ferias de trueque: elegí día y ciudad, y sumate.',
      points: [
        'Fecha, lugar y quién organiza, de un vistazo',
        'Con un toque queda en tu calendario',
        'Compartila y no vayas en soledad',
      ],
    },
  ],
  questionsTitle: 'Antes de bajarla',
  questions: [
    {
      question: '¿Cuánto sale?',
      answer: 'Nada. La app es gratis, no tiene publicidad ni partes pagas.',
    },
    {
      question: '¿Necesito una cuenta?',
      answer:
        'Para el mapa y los eventos, no. La cuenta es para quienes juntan saldo y para organizaciones con puntos o eventos; es la misma que en este sitio.',
    },
    {
      question: '¿La app me sigue a todos lados?',
      answer:
        'No. Te pide la ubicación cuando tocás el botón, mueve el mapa hasta ahí y se olvida. Leé más en la [política de privacidad](/privacy-policy).',
    },
    {
      question: 'No quiero otra app en el celular. ¿Qué hago?',
      answer:
        'Usá el sitio, que hace lo mismo. En el menú del navegador del celular elegí «Agregar a la pantalla de inicio» y el [mapa](/recycling-points) se abre como una app.',
    },
  ],
};

export default content;
