import { REGION_LINKS } from '@ecocircle/shared-contracts';
import { type LegalDocument, mapService } from '../../../legal/index.ts';
import { list, note, p, table } from '../../../long-text/index.ts';

const { email } = REGION_LINKS.international;
const mail = `[${email}](mailto:${email})`;

const document: LegalDocument = {
  title: 'Política de privacidad',
  lead: 'Podés recorrer el mapa, los eventos y los manuales sin contarnos nada de vos. Acá te explicamos qué guardamos cuando sí nos contás algo, para qué y cómo dar marcha atrás.',
  changed: '2026-11-24',
  sections: [
    {
      id: 'operator',
      title: 'Quién es responsable',
      blocks: [
        p(
          `El operador de EcoCírculo («nosotros») decide qué se hace con los datos personales de este portal y es el responsable de la base de datos según la Ley 25.326 de Protección de los Datos Personales. Por cualquier tema de esta página, escribinos a ${mail}.`,
        ),
        p(
          'Si nos visitás desde la Unión Europea, también vale para vos el Reglamento General de Protección de Datos (RGPD), y tenés todos los derechos que te da.',
        ),
      ],
    },
    {
      id: 'data',
      title: 'Qué guardamos, para qué y por cuánto tiempo',
      blocks: [
        p(
          'Te pedimos solo lo que hace falta para lo que estás haciendo. No juntamos datos por las dudas ni se los compramos a nadie.',
        ),
        table(
          'Datos personales según la finalidad',
          ['Cuándo', 'Qué', 'Para qué', 'Por cuánto tiempo'],
          [
            'Cuando navegás',
            'Registros técnicos de los pedidos: dirección de red, hora, página, navegador',
            'Para que el portal funcione y para frenar abusos',
            '30 días',
          ],
          [
            'Cuando una página falla o es lenta',
            'Qué falló en qué parte del portal y cuán rápida fue la página: sin cuenta, sin cookies y sin nada de lo que escribiste',
            'Para darnos cuenta y arreglarlo',
            '30 días',
          ],
          [
            'Cuando preguntás o nos escribís',
            'Nombre, ciudad, correo y tu texto; teléfono y organización si el formulario los pide',
            'Para responderte',
            'Dos años, o menos si lo pedís',
          ],
          [
            'Cuando te suscribís a las novedades',
            'Correo e idioma',
            'Para mandarte el boletín, con tu consentimiento: el enlace del correo de confirmación',
            'Hasta que te des de baja con el enlace de cualquier envío',
          ],
          [
            'Cuando pedís una alerta de puntos nuevos',
            'Correo e idioma, materiales y un lugar con unos cien metros de margen',
            'Para escribirte cuando abra un punto ahí, con tu consentimiento: el enlace del correo de confirmación',
            'Hasta que la canceles con el enlace de cualquiera de sus correos, y después una huella de la dirección por una semana; un mes si nunca se confirma',
          ],
          [
            'Cuando abrís una cuenta',
            'Nombre, correo y contraseña transformada de manera que no se puede recuperar; si es de una organización, también teléfono, domicilio y CUIT',
            'Para que puedas ingresar y usar tu cuenta',
            'Hasta que la elimines en tu perfil; una semana si nunca confirmás el correo',
          ],
          [
            'Cuando publicás un punto o un evento',
            'Lo que cargues, con las fotos y el contacto que indiques',
            'Para mostrarlo a todo el mundo',
            'Mientras esté publicado, y después en el historial del punto',
          ],
          [
            'Cuando avisás de un problema en un punto',
            'Tu texto, tus fotos y el punto; el correo solo si querés que te respondamos',
            'Para corregirlo y contarte en qué quedó',
            'Un año desde que se resuelve; la página de seguimiento, 90 días',
          ],
          [
            'Cuando administrás un punto',
            'Quién cambió qué y cuándo; los correos que preguntan si todo sigue igual',
            'Para deshacer errores y que el mapa diga la verdad',
            'Mientras exista el punto; tu nombre se borra junto con tu cuenta',
          ],
        ),
        note(
          'El contacto que cargues en un punto o un evento aparece en páginas públicas. Conviene que sea un teléfono de trabajo y no el personal.',
          'Público es público',
        ),
        p('Al subir una foto le sacamos la ubicación y los demás datos que le agrega la cámara.'),
        p(
          'Darnos tus datos es voluntario. Si no completás un campo obligatorio, lo único que pasa es que ese formulario no se puede enviar.',
        ),
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies y lo que queda en tu navegador',
      blocks: [
        p(
          'Acá no hay estadísticas de seguimiento, ni publicidad, ni cookies de terceros. Lo que guardamos sirve para lo que pediste:',
        ),
        table(
          'Cookies y almacenamiento del navegador',
          ['Nombre', 'Dónde', 'Para qué', 'Hasta cuándo'],
          ['auth_token', 'Cookie', 'Mantiene tu sesión abierta', 'Hasta que vence la sesión o la cerrás'],
          [
            'auth',
            'Almacenamiento local',
            'La misma sesión, para las páginas del portal',
            'Igual que la anterior',
          ],
          ['return_to', 'Cookie', 'La página a la que volvés después de ingresar', '10 minutos'],
          ['locale', 'Cookie', 'El idioma que elegiste', 'Un año'],
          ['keepPreferredLocale', 'Cookie', 'Que querés ver todas las páginas en ese idioma', 'Un año'],
          ['city', 'Cookie', 'La ciudad que elegiste o donde te encontramos', 'Un año'],
          ['location', 'Almacenamiento local', 'Tu última ubicación, para no preguntar otra vez', 'Una hora'],
          [
            'mf-points-map',
            'Almacenamiento en caché',
            'La ciudad que guardás para usarla sin conexión y lo que miraste en su mapa',
            'Hasta que la quites',
          ],
          ['cookies_noted', 'Cookie', 'Que ya cerraste el aviso de cookies', 'Un año'],
          ['styles', 'Cookie', 'Qué hojas de estilo del portal ya tiene tu navegador', 'Un año'],
          [
            'localeCode, localeCodeSetByMessage',
            'Almacenamiento de sesión y cookie',
            'El idioma de esta visita y que ya respondiste el aviso de idioma',
            'Hasta que cierres el navegador',
          ],
          [
            'Borradores',
            'Almacenamiento de sesión',
            'Para que lo que escribiste no se pierda al cambiar de idioma',
            'Hasta que cierres la pestaña',
          ],
        ),
        p(
          'Podés borrar todo desde la configuración del navegador. El portal sigue funcionando: solo vas a tener que ingresar y elegir el idioma de nuevo.',
        ),
      ],
    },
    {
      id: 'location',
      title: 'Tu ubicación en el mapa',
      blocks: [
        p(
          'El portal le pide la ubicación al navegador únicamente cuando tocás un botón. Queda en tu navegador durante una hora y no se guarda con tu cuenta. Nuestro propio servidor la recibe con una precisión de un kilómetro, para saber tu país y tu ciudad, y no guarda nada. Si no elegiste una ciudad ni compartiste tu ubicación, podemos deducir la ciudad por tu dirección de red; cuando lo hace un servicio de consulta, recibe esa dirección y nada más.',
        ),
        p(
          'Una alerta de puntos nuevos guarda el lugar que elegís, con unos cien metros de margen, hasta que la cancelás.',
        ),
        p(
          'Las imágenes del mapa salen de nuestro propio servidor. El recorrido se abre en el servicio de mapas que prefieras, con sus propias reglas.',
        ),
        mapService(
          'Donde nuestro mapa no tiene calles, tu navegador pide las imágenes a **{service}**. Ese servicio ve tu dirección de red, la dirección de nuestro sitio y la parte del mapa que mirás, y las trata según sus propias reglas.',
        ),
      ],
    },
    {
      id: 'recipients',
      title: 'Quién más los ve',
      blocks: [
        list(
          '**Nuestro equipo**, en la medida en que su trabajo lo necesite: quienes moderan ven los puntos y los pedidos de las organizaciones; quienes atienden consultas, lo que escribiste.',
          '**Quienes nos dan servidores y correo**, y solo según nuestras instrucciones.',
          '**Google**, si elegís ingresar con Google: nos pasa tu nombre y tu correo, y se entera de que ingresaste acá.',
          '**Las autoridades**, cuando la ley nos obliga.',
        ),
        p(
          'No vendemos datos personales ni los compartimos para publicidad. Ninguna decisión sobre vos la toma solamente una máquina.',
        ),
      ],
    },
    {
      id: 'transfers',
      title: 'Transferencias a otros países',
      blocks: [
        p(
          'Si los datos se procesan fuera de la Argentina, lo hacemos en países con un nivel de protección adecuado o con las cláusulas contractuales que aprobó la autoridad de control. Escribinos y te contamos cuáles corresponden en tu caso.',
        ),
      ],
    },
    {
      id: 'rights',
      title: 'Tus derechos',
      blocks: [
        p(
          `En tu perfil, en la página «Cuenta», podés bajar una copia de tus datos y eliminar la cuenta; las dos cosas son inmediatas. Para todo lo demás escribinos a ${mail} desde la dirección a la que pertenecen los datos. Podés pedir:`,
        ),
        list(
          '**Acceso**: qué datos tuyos tenemos. Te respondemos dentro de los diez días corridos. Es gratis, con intervalos de seis meses como mínimo, salvo que acredites un interés legítimo.',
          '**Rectificación, actualización o supresión**: lo hacemos dentro de los cinco días hábiles.',
          '**Baja de las novedades**: al instante, con el enlace de cualquier envío.',
          '**Retiro del consentimiento**: cuando quieras, sin efectos sobre lo que ya pasó.',
        ),
        note(
          'La Agencia de Acceso a la Información Pública, en su carácter de órgano de control de la Ley 25.326, tiene la atribución de atender las denuncias y reclamos que interpongan quienes resulten afectados en sus derechos por incumplimiento de las normas vigentes en materia de protección de datos personales.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'Cómo los cuidamos',
      blocks: [
        p(
          'En producción, la conexión con el portal va cifrada. Las contraseñas se guardan transformadas de manera que no se pueden recuperar. Los enlaces de nuestros correos sirven una sola vez y vencen. Si alguna vez tus datos quedan expuestos de un modo que te ponga en riesgo, te avisamos sin demora.',
        ),
      ],
    },
    {
      id: 'children',
      title: 'Chicas y chicos',
      blocks: [
        p(
          'Para mirar no hace falta cuenta, a ninguna edad. Abrir una cuenta, completar un formulario o suscribirse es para mayores de 16 años; si tenés menos, necesitás el permiso de tu mamá, tu papá o quien te cuide.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Cambios en esta página',
      blocks: [
        p(
          'Si empezamos a guardar algo nuevo, cambiamos esta página antes de hacerlo y ponemos la fecha arriba. Si el cambio es importante para quienes tienen cuenta, también mandamos un correo.',
        ),
      ],
    },
  ],
};

export default document;
