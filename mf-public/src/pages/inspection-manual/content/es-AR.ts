import { heading, list, note, p, steps, table } from '../../../long-text/index.ts';
import { drawing, figure, type ManualContent, sample } from '../../../manuals/index.ts';
import sizes from '../pictures/es-AR/sizes.json' with { type: 'json' };

const manual: ManualContent = {
  pictures: {
    sizes,
    load: (file) => import(/* webpackMode: "eager" */ `../pictures/es-AR/${file}.webp`),
  },
  title: 'Cómo revisar un punto verde',
  lead: 'El mapa dice la verdad mientras alguien lo compare con la calle. Diez minutos al lado de los contenedores, unas fotos y un mensaje, y el próximo no va a cargar una bolsa de frascos para encontrarse con el portón cerrado.',
  needTitle: 'Qué llevar',
  need: [
    'El celular, con cámara y datos',
    'Diez minutos de luz de día',
    'Calzado cómodo, y guantes por si levantás algo',
  ],
  sections: [
    {
      id: 'create-inspection',
      title: 'Hacé la inspección',
      blocks: [
        heading('Buscá el punto en el mapa', 'find-the-site'),
        p('Abrí el [mapa](/recycling-points) antes de salir: así sabés qué promete el lugar.'),
        figure('find-the-site', {
          alt: 'El mapa de puntos de reciclaje con la búsqueda, los botones de materiales y la lista',
          caption: 'El mapa: tres maneras de encontrar un punto',
          legend: [
            'búsqueda por cosa, nombre o dirección',
            'ciudad, filtros y materiales: quedan solo los puntos que los reciben',
            'la lista de lo que se ve ahora en el mapa',
          ],
        }),
        p(
          'Un círculo con un número son varios puntos juntos: tocalo para acercarte. ¿Hay campanas o contenedores y en el mapa no figura nada? Eso también vale un mensaje.',
        ),
        heading('Leé la ficha', 'read-the-card'),
        figure('point-card', {
          alt: 'La ficha de un punto: nombre, si está abierto ahora, tarifas y horario',
          caption: 'La ficha que vas a comparar con el lugar',
          legend: [
            'nombre y dirección',
            'si está abierto y hasta qué hora',
            'qué recibe y cuánto paga',
            'el horario día por día, con la pausa del mediodía',
          ],
        }),
        p(
          'Más abajo están las reglas, el contacto y la organización. Copiá la dirección de la página: la vas a necesitar en el mensaje.',
        ),
        heading('Mirá alrededor', 'look-around'),
        table(
          'Qué mirar en el lugar',
          ['Qué', 'Está bien', 'Conviene avisar'],
          ['Llenado', 'Queda lugar y las tapas cierran', 'Desborda, hay bolsas en el piso'],
          ['Estado', 'Contenedores enteros y parados', 'Rotos, quemados, volcados, sin tapa'],
          ['Carteles', 'Se entienden y dicen lo mismo que la ficha', 'Borrados, tapados o dicen otra cosa'],
          [
            'Acceso',
            'Se llega con cochecito, el portón está abierto',
            'Tapado por autos, con candado, solo para el consorcio',
          ],
          ['Horario', 'El cartel y la ficha coinciden', 'Cerrado cuando debería abrir'],
          ['Seguridad', 'Limpio, con luz, seco', 'Vidrio roto, jeringas, cables, químicos, anegado'],
        ),
        note(
          'No toques jeringas, pilas que pierden, bidones ni mercurio. Si hay fuego, olor a gas o un derrame, alejate y llamá al 911. A nosotros escribinos después.',
          'Primero cuidate vos',
        ),
        heading('Sacá fotos', 'take-photos'),
        list(
          'el lugar completo, desde unos diez pasos;',
          'los carteles, de modo que se puedan leer;',
          'lo que está mal, de cerca;',
          'el cartel del horario y el teléfono.',
        ),
        p(
          'Que no salgan personas ni patentes. Guardá las fotos: si nos hacen falta, te las pedimos al contestarte.',
        ),
        heading('Escribinos', 'report-inspection'),
        steps(
          'Abrí [«Escribinos»](?modal=write-to-us) o tocá el botón de abajo del ejemplo, que ya completa el tema y el texto.',
          'Completá nombre, ciudad, correo y teléfono, así te podemos preguntar detalles.',
          'En «De qué se trata» elegí **«Inspección de sitios de contenedores»**.',
          'Pegá el texto de abajo con tus datos y mandalo.',
        ),
        figure('write-to-us', {
          alt: 'El formulario «Escribinos»: de qué se trata, nombre, teléfono, correo, ciudad y el mensaje',
          caption: 'El formulario, con el ejemplo ya puesto',
          legend: [
            'de qué se trata: inspección de sitios de contenedores',
            'el correo donde te llegan el número y la respuesta',
            'el ejemplo: cambiá los datos por los tuyos',
            'enviar; enseguida aparece tu número',
          ],
        }),
        sample(
          [
            'Punto: (nombre y dirección de la página en el mapa)',
            'Día y hora: 21 de noviembre, 11:30',
            'Llenado: la campana de vidrio está llena, hay bolsas al lado',
            'Estado: el contenedor de plástico no tiene tapa',
            'Carteles: se borró la palabra «Papel»',
            'Acceso: bien',
            'Horario: el cartel dice hasta las 20, el mapa hasta las 18',
            'Seguridad: vidrio roto junto al contenedor de la izquierda',
            'Fotos: sí, 5',
          ].join('\n'),
          'Un mensaje para copiar',
        ),
        p('Escribí también cuando está todo bien: «revisado, coincide» es una inspección que sirve.'),
      ],
    },
    {
      id: 'view-inspections',
      title: 'Seguí qué pasó',
      blocks: [
        heading('El número de tu mensaje', 'reference-number'),
        p(
          'Apenas lo mandás aparece un número de referencia, que también te llega por correo. Quiere decir que el mensaje quedó guardado y no se pierde. ¿Pasaron diez minutos y no llegó? Fijate en Spam.',
        ),
        p('Guardá el número. Si después querés agregar algo, respondé ese correo sin cambiar el asunto.'),
        heading('La respuesta', 'answer-by-mail'),
        p(
          'Las inspecciones las leen personas. Primero hablamos con quien está a cargo del punto; después corregimos la ficha o te contamos por qué queda como está.',
        ),
        drawing('map'),
        heading('Qué cambia en el mapa', 'changes-on-the-map'),
        table(
          'En qué termina una inspección',
          ['Qué contaste', 'Qué pasa'],
          [
            'Otro horario, otras tarifas u otras reglas',
            'Se corrige la ficha: abrila con el enlace que guardaste',
          ],
          ['Cerrado por un tiempo', 'El punto sale del mapa y vuelve cuando reabre'],
          [
            'Cerró del todo o no existe',
            'El punto sale del mapa; su enlace avisa que no es público y muestra otros cerca',
          ],
          ['Desborda, está roto o es peligroso', 'Se lo pasamos a la organización o a quien retira'],
          ['Un punto que falta en el mapa', 'Buscamos al responsable y lo invitamos a sumarlo'],
        ),
        p('Si pasa una semana sin cambios ni respuesta, [preguntanos](?modal=question) y poné el número.'),
        note(
          'Mirar una vez por mes el punto verde por el que pasás igual le hace mejor al mapa que cien inspecciones una vez por año.',
          'Apadriná un punto verde',
        ),
      ],
    },
  ],
};

export default manual;
