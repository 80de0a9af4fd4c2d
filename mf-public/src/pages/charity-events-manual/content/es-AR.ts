import { heading, list, note, p, steps, table } from '../../../long-text/index.ts';
import { drawing, figure, type ManualContent } from '../../../manuals/index.ts';
import sizes from '../pictures/es-AR/sizes.json' with { type: 'json' };

const manual: ManualContent = {
  pictures: {
    sizes,
    load: (file) => import(/* webpackMode: "eager" */ `../pictures/es-AR/${file}.webp`),
  },
  title: 'Cómo organizar un evento',
  lead: 'Desde que te registrás hasta la mañana en que llega la gente. Seguimos de punta a punta una jornada de limpieza; una colecta, una plantación, un taller o un trueque se arman igual.',
  needTitle: 'Qué vas a necesitar',
  need: [
    'Un correo que revises seguido',
    'Nombre, domicilio y CUIT de tu organización',
    'Lugar, día y hora del evento',
    'Una foto del lugar, si tenés',
  ],
  sections: [
    {
      id: 'registration',
      title: 'Registrate',
      blocks: [
        p(
          'Para mirar los eventos y sumarte a uno no hace falta cuenta. La necesitás para convocar vos: así la gente sabe quién la invita y nosotros sabemos a quién escribirle si surge algo.',
        ),
        heading('Elegí un rol', 'choose-role'),
        p('Hay tres roles y una misma cuenta puede tener más de uno.'),
        table(
          'Roles de la cuenta',
          ['Rol', 'Para qué sirve', 'Desde cuándo funciona'],
          ['Participante', 'Saldo de puntos y cuenta personal', 'Apenas entrás al enlace del correo'],
          [
            'Organización de eventos',
            'Crear y publicar eventos',
            'Cuando alguien del equipo revisa tu pedido',
          ],
          [
            'Gestión de puntos de reciclaje',
            'Mostrar tus puntos verdes en el mapa',
            'Cuando alguien del equipo revisa tu pedido',
          ],
        ),
        p('Para armar una jornada de limpieza, marcá **organización de eventos**.'),
        heading('Completá el formulario', 'fill-registration'),
        steps(
          'Abrí el [registro](/registration/): aparece encima de la página donde estés. Marcá los roles que te interesan y tocá **Continuar**.',
          'Poné tu nombre y tu correo. Ahí te va a llegar todo lo que te escribamos sobre el registro.',
          'Para organizar, agregá teléfono, nombre y domicilio de la organización y su CUIT: once números, sin guiones.',
          'Si también marcaste el rol de participante, inventá una contraseña y repetila.',
          'Releé el correo por las dudas y enviá el formulario.',
        ),
        figure('registration', {
          alt: 'La ventana de registro: el rol de organización de eventos, tus datos y los de la organización',
          caption: 'El registro para organizar eventos',
          legend: [
            'el rol: Organización de eventos',
            'tu nombre y tu correo',
            'la organización: teléfono, nombre, CUIT y domicilio',
            'el botón que manda el pedido',
          ],
        }),
        note(
          'Entre 8 y 20 caracteres, con al menos una mayúscula, una minúscula y un número. Sin espacios, comillas, paréntesis, corchetes, llaves, dos puntos, punto y coma ni los signos < > | `.',
          'Qué contraseña sirve',
        ),
        heading('Confirmá el correo y esperá la revisión', 'confirm-registration'),
        figure('request-sent', {
          alt: 'El aviso después de enviar: el pedido ya está en manos del equipo y abajo figura su número',
          caption: 'El pedido ya salió',
          legend: [
            'a qué correo te contestamos y en cuánto tiempo',
            'el número de tu pedido: tenelo a mano si nos escribís',
          ],
        }),
        p(
          'Si pediste el rol de participante, abrí el correo, entrá al enlace y confirmá con el botón: antes de eso no vas a poder ingresar. El enlace sirve una sola vez, durante tres días. ¿No llegó? Fijate en Spam.',
        ),
        p(
          'El pedido de la organización lo lee una persona: revisa nombre, domicilio y CUIT, y te contesta al mismo correo, salga bien o no, por lo general dentro de los tres días hábiles. No hace falta que lo mandes dos veces. Si no lo aprobamos, el correo dice por qué y podés mandar otro.',
        ),
        p(
          'Si aprobamos el pedido, en el correo viene un enlace para elegir la contraseña. Sirve una sola vez, durante siete días; si se te pasó, tocá **¿Olvidaste tu contraseña?** en la página de ingreso. ¿Ya tenías cuenta con ese correo? Le sumamos el rol y seguís ingresando con la contraseña de siempre.',
        ),
        heading('Ingresá', 'sign-in'),
        figure('sign-in', {
          alt: 'La página de ingreso: un campo para el usuario, otro para la contraseña, el botón Ingresar y, debajo, ¿Olvidaste tu contraseña?',
          caption: 'El ingreso a tu cuenta',
          legend: [
            'tu correo o el usuario de tu organización',
            'la contraseña; con el ojito ves lo que escribiste',
            'el botón se activa cuando completaste los dos campos',
            'por acá seguís si no te acordás de la contraseña',
          ],
        }),
        p(
          'Entrá a la [página de ingreso](/profile/login) o tocá **Ingresar** arriba de cualquier página. Vas a caer en tu perfil.',
        ),
        figure('profile', {
          alt: 'El perfil de una organizadora: rol, datos de contacto y accesos al mapa y a los eventos',
          caption: 'Tu perfil: acá arranca la cuenta',
          legend: [
            'tus roles: fijate que esté el de organizar eventos',
            'cómo nos comunicamos con vos',
            'la lista de eventos tal como la ve todo el mundo',
          ],
        }),
        heading('Si te olvidaste la contraseña', 'restore-password'),
        steps(
          'En la página de ingreso tocá **¿Olvidaste tu contraseña?** y poné el correo con el que te registraste.',
          'Abrí el correo y entrá al enlace. Sirve una sola vez, durante una hora; después pedí otro.',
          'Elegí una contraseña nueva, repetila e ingresá. En tus otros dispositivos vas a tener que ingresar de nuevo.',
        ),
        figure('restore-password', {
          alt: 'Recuperar la contraseña: un campo para el correo y el botón Restablecer contraseña',
          caption: 'Así se pide el enlace',
          legend: ['el correo con el que te registraste', 'al tocarlo, te mandamos el enlace a ese correo'],
        }),
        figure('new-password', {
          alt: 'La página de la contraseña nueva: la contraseña, sus reglas, la contraseña repetida y el botón Guardar contraseña',
          caption: 'La contraseña nueva',
          legend: [
            'tu contraseña nueva',
            'las reglas: se tildan a medida que las cumplís',
            'la misma contraseña, otra vez',
            'el botón que la guarda',
          ],
        }),
      ],
    },
    {
      id: 'create-charity-event',
      title: 'Creá el evento',
      blocks: [
        p(
          'Con todo a mano, el formulario te lleva unos diez minutos. Lo van a leer desde el celular y a las apuradas: escribí corto y claro.',
        ),
        heading('Qué tener listo', 'prepare-event'),
        table(
          'Los datos del evento',
          ['Dato', 'Cómo conviene', 'Ejemplo'],
          ['Nombre', 'Qué se hace y dónde, sin signos de exclamación', 'Limpiamos la plaza de Boedo'],
          ['Tipo', 'Uno de cinco: limpieza, colecta, plantación, taller, trueque', 'Limpieza'],
          [
            'Lugar',
            'Dirección y un punto en el mapa donde vas a esperar a la gente',
            'Av. Boedo 800, al lado de la fuente',
          ],
          ['Día y hora', 'Comienzo y final según el reloj de esa ciudad', '23 de mayo, de 10 a 13'],
          [
            'Descripción',
            'Qué van a hacer, qué llevar, qué hay, si pueden ir chicos',
            'Ponemos guantes y bolsas; traé agua',
          ],
          ['Contacto', 'Quien va a atender el teléfono ese día', 'Lucía, 11 5200-0117'],
          ['Foto', 'El lugar, apaisada, sin primeros planos de desconocidos', 'La costa antes de limpiar'],
        ),
        drawing('cleanup'),
        note(
          'El huso horario sale de la ciudad. Si vivís en Madrid y la limpieza es en Rosario, poné la hora de Rosario: la gente va a ver esa misma, con la aclaración de que es hora local.',
          'La hora es la del lugar',
        ),
        heading('Completá los datos', 'fill-event'),
        steps(
          'En el menú de tu cuenta elegí **Crear evento**.',
          'Ponele nombre y elegí el tipo. Si no hay foto, el tipo define el dibujo de la portada.',
          'Escribí la dirección y revisá el punto del mapa. Ponelo donde vas a estar con el cartel, no en el medio del parque.',
          'Marcá el día, el comienzo y el final. Para una limpieza alcanza con dos o tres horas.',
          'Sumá la descripción y el contacto. El teléfono y el correo los va a ver cualquiera: no pongas los personales si no querés que te escriban desconocidos.',
          'Agregá una foto, si tenés.',
        ),
        p('Una buena descripción contesta cinco preguntas:'),
        list(
          '¿Qué vamos a hacer y cuánto dura?',
          '¿Qué llevo y cómo me visto?',
          '¿Qué ponen ustedes: guantes, bolsas, mate?',
          '¿Puedo ir con chicos o con el perro? ¿Se llega con cochecito o silla de ruedas?',
          '¿Qué pasa si llueve?',
        ),
        heading('Guardá el borrador y después publicá', 'publish-event'),
        p(
          'Un evento nuevo es un borrador: lo ves solo vos y lo cambiás las veces que quieras. Releelo como si no te conocieras y publicalo. Desde ese momento aparece en la lista, en la búsqueda y en su propia dirección.',
        ),
        note(
          'Una vez publicado, ya no se edita desde la cuenta, porque puede haber gente que cuenta con él. Si cambia la fecha o algún dato, lo corrige el equipo de soporte cuando se lo pedís por correo.',
          'Revisá antes de publicar',
        ),
        p('¿No encontrás algo o te quedó una duda? [Hacenos una pregunta](?modal=question) y te ayudamos.'),
      ],
    },
    {
      id: 'charity-events-viewing-and-editing',
      title: 'Mirá y cambiá',
      blocks: [
        heading('Tus eventos', 'my-events'),
        p(
          'En tu cuenta, **Mis eventos** reúne borradores y publicados. El borrador se abre para editar; el publicado, para mirar, con un botón que prepara el correo a soporte.',
        ),
        heading('Qué ve la gente', 'what-visitors-see'),
        p(
          'Un evento publicado aparece enseguida en la [lista](/charity-events), con los más próximos arriba.',
        ),
        figure('events-list', {
          alt: 'La lista de eventos: un filtro y, abajo, fichas con la fecha, el nombre, la hora y la dirección',
          caption: 'La lista, como la ve quien se quiere sumar',
          legend: [
            'búsqueda y filtros: te encuentran por nombre, lugar, ciudad y tipo',
            'primero la fecha, porque así se elige',
            'nombre, hora y dirección; al tocarlo se abre la página',
          ],
        }),
        figure('event-page', {
          alt: 'La página de un evento: nombre, portada, fecha, lugar y contacto de quien organiza',
          caption: 'La página del evento',
          legend: [
            'el nombre, que también sale cuando se comparte',
            'día y hora según el reloj de la ciudad',
            'dónde se encuentran',
            'quién organiza, con teléfono y correo',
            'agendarlo, ver cómo llegar y compartirlo',
          ],
        }),
        p(
          'Desde la página se puede ver cómo llegar, agendar el evento y compartirlo. También se puede suscribir el calendario a toda la lista, y los eventos nuevos aparecen solos. Mandá el enlace al grupo del consorcio y pegá un cartelito en el ascensor: es lo que más gente trae.',
        ),
        heading('Cambiar o cancelar', 'change-or-cancel'),
        table(
          'Qué se cambia y cómo',
          ['Estado', 'Cómo se cambia', 'Qué ven los demás'],
          ['Borrador', 'Abrilo en tu cuenta y editalo', 'Nada'],
          [
            'Publicado',
            'Por correo a soporte: el botón de tu cuenta completa nombre y número',
            'La página y su lugar en la lista',
          ],
          [
            'Cancelado',
            'Por correo a soporte',
            'La página con la marca «Cancelado», también en los calendarios suscriptos',
          ],
          ['Pasado', 'No hace falta', 'La página, entre los pasados'],
        ),
        p(
          'Si se cae todo, escribinos enseguida: con la marca de cancelado la gente se ahorra el viaje. A quienes pueden tener tu número, avisales vos.',
        ),
      ],
    },
    {
      id: 'faq',
      title: 'Preguntas frecuentes',
      blocks: [
        heading('¿Cuánto cuesta publicar un evento?'),
        p(
          'Nada. Y participar también tiene que ser gratis: no publicamos excursiones pagas ni ferias de venta.',
        ),
        heading('¿Puede organizar una limpieza un particular?'),
        p(
          'El rol es para organizaciones: escuelas, clubes, cooperativas, sociedades de fomento, empresas. Si son vos y tus vecinos, hablá con una ONG del barrio para que haga el pedido.',
        ),
        heading('No me llegó el correo de confirmación. ¿Qué hago?'),
        p(
          'Esperá diez minutos, mirá en Spam y en Promociones, y fijate que la dirección esté bien escrita. Si está todo en orden, [escribinos](?modal=question).',
        ),
        heading('Me dice que ya existe un usuario con ese correo'),
        p('Entonces ya te habías registrado. Ingresá con ese correo o recuperá la contraseña.'),
        heading('¿Por qué no veo la sección de eventos en mi cuenta?'),
        p(
          'Viene con el rol de organización de eventos. Mirá los roles en tu [perfil](/profile): si no está, todavía estamos revisando tu pedido.',
        ),
        heading('Puse mal la hora y ya está publicado'),
        p(
          'Escribí a soporte desde tu cuenta: el nombre y el número se completan solos, vos agregá la hora correcta. Mientras tanto, avisale a la gente con la que ya hablaste.',
        ),
        heading('¿Hace falta permiso?'),
        p(
          'Preguntale a quien se ocupa del lugar: la comuna, el municipio, el consorcio. Ya que estás, acordá quién se lleva las bolsas.',
        ),
        heading('¿Qué hacemos con lo que juntamos?'),
        p(
          'Separalo ahí mismo. Llevá vidrio, plástico y metal a un punto verde del [mapa](/recycling-points) y dejá el resto donde acordaste el retiro. Si en tu barrio hay una cooperativa de cartoneros, avisale antes.',
        ),
        heading('¿Cómo sé cuánta gente va a venir?'),
        p(
          'No hay inscripción: la gente viene y listo. Pedí en la descripción que te avisen los grupos de más de tres y llevá guantes de más.',
        ),
        heading('¿Puedo borrar un evento?'),
        p(
          'El borrador lo borrás vos. El publicado lo baja soporte: en la dirección de antes queda una página con el nombre, para que nadie se pregunte qué pasó.',
        ),
      ],
    },
  ],
};

export default manual;
