import type { PointTexts } from './point-texts.ts';

export const SPANISH_POINTS: PointTexts = {
  operator: 'Dirección municipal de higiene urbana',
  workflow: {
    closedForATime: 'Cerrado por obras.',
    closedForGood: 'El punto se mudó.',
    declined: [
      'La marca está en el patio y se entra por la calle. Ponela en la puerta.',
      'En las reglas no dice si reciben tapitas. Agregalo y volvé a enviarlo.',
    ],
    takenDown: 'En esa dirección no hay ningún punto: es el predio cerrado de una fábrica.',
    exception: 'Inventario',
  },
  coordinators: [
    'Lucía Fernández',
    'Martín Acosta',
    'Carolina Benítez',
    'Diego Quiroga',
    'Florencia Peralta',
    'Nicolás Ledesma',
    'Julieta Rossi',
    'Gonzalo Ibarra',
    'Valeria Sosa',
    'Pablo Cabrera',
  ],
  kinds: {
    containers: {
      names: ['Punto Verde {place}', 'Contenedores de reciclables, {place}', 'Isla de reciclaje, {place}'],
      rules: [
        'Aplastá las botellas y desarmá las cajas: entra el triple. Enjuagá los envases antes de traerlos.',
        'Amarillo para plásticos, azul para papel, verde para vidrio. No dejes bolsas al lado del contenedor.',
        'Todo limpio y seco. Los tickets, las servilletas y los vasos descartables no se reciclan.',
      ],
      comments: ['Se vacía los martes y los viernes.', 'Está sobre la vereda, del lado de la plaza.', ''],
    },
    'buy-back': {
      names: [
        'Cooperativa Segunda Vida',
        'Acopio El Ceibo',
        'Centro de acopio {place}',
        'Compra de cartón Los Jacarandás',
      ],
      rules: [
        'Atá el papel con hilo; no hace falta sacar ganchitos ni tapas. Mojado no lo podemos recibir.',
        'Pesamos delante de vos y pagamos en el momento, en efectivo o por transferencia. Desde 300 kg pasamos a buscarlo.',
        'Las latas van aplastadas y las botellas sin tapa. Las tapitas las juntamos aparte.',
      ],
      comments: ['La entrada es por el portón azul.', 'Los lunes a la mañana suele haber fila.', ''],
    },
    'battery-box': {
      names: ['Caja de pilas, {place}', 'Pilas y lámparas, {place}', 'Punto de pilas del barrio'],
      rules: [
        'Tapá con cinta los polos de las pilas de litio. Si una batería está hinchada, entregásela en mano al personal.',
        'Las lámparas, enteras y en su caja. Los termómetros rotos no: llamá al 103.',
      ],
      comments: ['La caja está al lado de las cajas registradoras.', 'Preguntá en la recepción.', ''],
    },
    'clothes-bank': {
      names: ['Ropero solidario La Percha', 'Contenedor de ropa, {place}', 'Ropero del barrio, {place}'],
      rules: [
        'La ropa, limpia y en bolsa cerrada; el calzado, de a pares. Lo roto también sirve: se hace trapo.',
        'No recibimos almohadas, acolchados ni prendas mojadas.',
      ],
      comments: ['Lo que está en buen estado va a familias de la zona.', 'Se vacía una vez por semana.', ''],
    },
    'e-waste': {
      names: ['RAEE Circular', 'Recepción de electrónicos, {place}', 'Taller Todavía Anda'],
      rules: [
        'Borrá tus datos antes de traer el equipo. No abras la heladera: tiene gas refrigerante.',
        'Los equipos grandes los retiramos a domicilio con turno; si hay ascensor, sin cargo.',
      ],
      comments: ['Lo que se puede arreglar va a escuelas.', 'Hay entrada para utilitarios.', ''],
    },
    glass: {
      names: ['Vidrios {place}', 'Recepción de vidrio La Botella', 'Punto Vidrio, {place}'],
      rules: [
        'Botellas y frascos sin tapas ni anillos de metal. La etiqueta puede quedar.',
        'No recibimos espejos, cristalería ni fuentes de horno: funden a otra temperatura.',
      ],
      comments: ['Prestamos cajones para traerlas.', 'Si son más de cien, avisá antes.', ''],
    },
    compost: {
      names: ['Compostera comunitaria, {place}', 'Huerta y compost El Zapallo'],
      rules: [
        'Cáscaras, yerba, café y hojas secas. Nada de carne, lácteos ni aceite.',
        'Vaciá la bolsa y tapá con hojas secas del cajón de al lado.',
      ],
      comments: ['El compost listo se reparte en septiembre.', 'La pala está colgada del portoncito.'],
    },
    ecocentre: {
      names: ['Ecocentro La Vuelta', 'Ecocentro Barrio Limpio', 'Ecopunto {place}', 'Ecocentro Residuo Cero'],
      rules: [
        'Más de veinte materiales. Traelos separados de casa; con el resto te ayudan los voluntarios.',
        'Todo limpio, seco y plegado. En los plásticos mirá el número del triángulo: recibimos 1, 2, 4, 5 y 6.',
      ],
      comments: [
        'Los sábados hay visitas guiadas para chicos.',
        'Tiene estante de trueque de libros y juguetes.',
        '',
      ],
    },
    scrap: {
      names: ['Chatarrería Don Hierro', 'Compra de metales, {place}'],
      rules: [
        'Traé el DNI. Las garrafas, vacías y sin válvula.',
        'El precio depende de la limpieza y del volumen; te lo decimos después de pesar.',
      ],
      comments: ['Balanza hasta 20 t, entrada por la calle lateral.', ''],
    },
    'night-van': {
      names: ['Ecomóvil nocturno, {place}', 'Camión de residuos peligrosos, {place}'],
      rules: [
        'Solo de hogares: el mercurio en frasco cerrado, la pintura en su lata, hasta 10 kg por visita.',
        'Los medicamentos, en blíster y sin la caja de cartón.',
      ],
      comments: [
        'El camión para en la playa del supermercado.',
        'Pasada la medianoche, solo con llamado previo.',
      ],
    },
    bulky: {
      names: ['Recepción de voluminosos, {place}', 'Galpón Cosas Grandes'],
      rules: [
        'Desarmá los muebles. Para vecinos, hasta dos metros cúbicos por mes sin cargo.',
        'Neumáticos sin llanta; madera sin vidrio ni aislante.',
      ],
      comments: ['Los muebles firmes van al estante de trueque.', ''],
    },
    caps: {
      names: ['Tapitas solidarias, {place}', 'Punto Tapitas y Cepillos'],
      rules: [
        'Tapitas de agua, leche y limpieza con el número 2 o 5, sin el disco de cartón.',
        'Enjuagá y secá los cepillos de dientes; el envase dejalo en casa.',
      ],
      comments: ['Lo recaudado va al hospital de niños.', 'El bidón está en la recepción.'],
    },
    oil: {
      names: ['Aceite usado, {place}'],
      rules: ['Dejalo enfriar, colalo y traelo en una botella de plástico cerrada. Sin agua.'],
      comments: ['Con él se hace biodiésel.', ''],
    },
  },
};
