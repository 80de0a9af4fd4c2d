/** Regions by their GeoNames codes, as the list of public holidays names them. */
type Regions = Readonly<Record<string, string>>;

const pairs = (text: string): Regions =>
  Object.fromEntries(text.split(' ').map((pair) => pair.split('=') as [string, string]));

/**
 * The countries whose regions have public holidays of their own, and whose first level at GeoNames is the one that
 * `date-holidays` knows. Where both have the same codes there is no list.
 */
const BY_COUNTRY: Readonly<Record<string, Regions | 'same'>> = {
  RU: pairs(
    '01=AD 03=AL 08=BA 09=BEL 10=BRY 11=BU 12=CE 16=CU 17=DA 19=IN 20=IRK 22=KB 24=KL 27=KC 28=KR 34=KO 38=KDA 46=MR 54=OMS 57=PNZ 63=SA 67=SAR 68=NO 70=STA 73=TA 79=TY 93=ZAB',
  ),
  AT: pairs('01=1 02=2 03=3 04=4 05=5 06=6 07=7 08=8 09=9'),
  DE: pairs(
    '01=BW 02=BY 03=HB 04=HH 05=HE 06=NI 07=NW 08=RP 09=SL 10=SH 11=BB 12=MV 13=SN 14=ST 15=TH 16=BE',
  ),
  ES: pairs(
    '07=IB 27=RI 29=MD 31=MC 32=NC 34=AS 39=CB 51=AN 52=AR 53=CN 54=CM 55=CL 56=CT 57=EX 58=GA 59=PV 60=VC CE=CE ML=ML',
  ),
  CA: pairs('01=AB 02=BC 03=MB 04=NB 05=NL 07=NS 08=ON 09=PE 10=QC 11=SK 12=YT 13=NT 14=NU'),
  AU: pairs('01=ACT 02=NSW 03=NT 04=QLD 05=SA 06=TAS 07=VIC 08=WA'),
  BR: pairs(
    '01=AC 02=AL 03=AP 04=AM 05=BA 06=CE 07=DF 08=ES 11=MS 13=MA 14=MT 15=MG 16=PA 17=PB 18=PR 20=PI 21=RJ 22=RN 23=RS 24=RO 25=RR 26=SC 27=SP 28=SE 29=GO 30=PE 31=TO',
  ),
  CH: 'same',
  GB: 'same',
  US: 'same',
};

/** The region of a city, where public holidays differ by it; else empty. */
export function holidayRegion(country: string, adminCode: string): string {
  const regions = BY_COUNTRY[country];
  if (regions === undefined) return '';
  return regions === 'same' ? adminCode : (regions[adminCode] ?? '');
}
