import { STEEL_2026 } from '../../duty/eu/code-lists.ts';
import { requirements, type Requirement } from '../requirement.ts';

/** Climate, packaging and restrictive measures. Sources: the acts named; CBAM goods by TARIC, condition 775 of 12 July 2026. */
export const EU_TRADE_AND_CLIMATE: readonly Requirement[] = requirements([
  {
    key: 'eu_cbam',
    codes:
      '2507008080 252310 252321 252329 252330 252390 260112 2716 280410 2808 2814 283421 3102 310510 310520 310530 310540 310551 310559 310590 7201 720211 720219 720241 720249 720260 7203 7205 7206 7207 7208 7209 7210 7211 7212 7213 7214 7215 7216 7217 7218 7219 7220 7221 7222 7223 7224 7225 7226 7227 7228 7229 7301 7302 7303 7304 7305 7306 7307 7308 7309 7310 7311 7318 7326 7601 7603 7604 7605 7606 7607 7608 7609 7610 7611 7612 7613 7614 7616',
    authority: 'National competent authorities for CBAM',
    kind: 'reporting',
    strength: 'required',
    title: ['Carbon border adjustment', 'Cơ chế điều chỉnh biên giới các-bon'],
    summary: [
      'Above 50 tonnes a year only an authorised declarant imports, and surrenders certificates for the emissions.',
      'Trên 50 tấn mỗi năm chỉ người khai được phép mới được nhập khẩu và phải nộp chứng chỉ phát thải.',
    ],
    law: 'Regulation (EU) 2023/956',
    url: 'https://eur-lex.europa.eu/eli/reg/2023/956/oj',
    exceptOrigins: 'CH IS LI NO',
    from: '2026-01-01',
  },
  {
    key: 'eu_sanctions_russia',
    codes: '25 27 31 40 44 47 48 70 71 72 73 74 75 76 84 85 87',
    origins: 'RU',
    authority: 'Customs of the member states',
    kind: 'prohibition',
    strength: 'likely',
    title: ['Restrictive measures: Russia', 'Biện pháp trừng phạt: Nga'],
    summary: [
      'Import of iron and steel, coal, oil, wood, cement and many further goods of Russia is prohibited.',
      'Cấm nhập khẩu sắt thép, than, dầu, gỗ, xi măng và nhiều hàng khác của Nga.',
    ],
    law: 'Regulation (EU) No 833/2014',
    url: 'https://eur-lex.europa.eu/eli/reg/2014/833/oj',
    from: '2022-03-15',
  },
  {
    key: 'eu_sanctions_belarus',
    codes: '2523 27 3102 3104 3105 40 44 72 73',
    origins: 'BY',
    authority: 'Customs of the member states',
    kind: 'prohibition',
    strength: 'likely',
    title: ['Restrictive measures: Belarus', 'Biện pháp trừng phạt: Belarus'],
    summary: [
      'Import of wood, cement, iron and steel, rubber, potash and mineral products of Belarus is prohibited.',
      'Cấm nhập khẩu gỗ, xi măng, sắt thép, cao su, kali và sản phẩm khoáng sản của Belarus.',
    ],
    law: 'Regulation (EC) No 765/2006',
    url: 'https://eur-lex.europa.eu/eli/reg/2006/765/oj',
    from: '2022-03-02',
  },
  {
    key: 'eu_steel_melt_and_pour',
    codes: STEEL_2026,
    exceptOrigins: 'IS LI NO',
    authority: 'Customs of the member states',
    kind: 'certificate',
    strength: 'required',
    title: ['Steel: country of melt and pour', 'Thép: nước nấu luyện và đúc'],
    summary: [
      'Proof of the country where the steel was melted and poured, such as a mill certificate, is shown at release.',
      'Khi thông quan phải xuất trình chứng từ về nước nấu luyện và đúc thép, ví dụ chứng chỉ nhà máy.',
    ],
    law: 'Regulation (EU) 2026/1384, article 3',
    url: 'https://eur-lex.europa.eu/eli/reg/2026/1384/oj',
    from: '2026-10-01',
  },
  {
    key: 'eu_packaging',
    codes: '*',
    authority: 'Authorities of the member states',
    kind: 'labelling',
    strength: 'possible',
    title: ['Packaging and packaging waste', 'Bao bì và chất thải bao bì'],
    summary: [
      'Packaging, also that of imported goods, meets the requirements on substances and conformity; importers register as producers.',
      'Bao bì, kể cả của hàng nhập khẩu, phải đáp ứng yêu cầu về chất và sự phù hợp; nhà nhập khẩu đăng ký là nhà sản xuất.',
    ],
    law: 'Regulation (EU) 2025/40',
    url: 'https://eur-lex.europa.eu/eli/reg/2025/40/oj',
    from: '2026-08-12',
  },
]);
