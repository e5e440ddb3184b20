import { requirements, type Requirement, type RequirementRow } from '../requirement.ts';
import { DEA, EPA_ENGINES, EPA_PESTICIDES, EPA_TSCA, NHTSA, TTB } from './flags-chemicals-and-vehicles.ts';
import { FDA_POSSIBLE, FDA_REQUIRED, FSIS } from './flags-food.ts';
import {
  AMS_MARKETING,
  APHIS_POSSIBLE,
  APHIS_REQUIRED,
  FISHERIES,
  FISH_AND_WILDLIFE,
  LACEY,
} from './flags-nature.ts';
import { AMS_ORGANIC } from './flags-organic.ts';

const FROM = '2016-07-23';
const ACE = '19 U.S.C. 1411(d); CBP agency flags of 21 February 2026';

type Flag = Pick<
  RequirementRow,
  'key' | 'codes' | 'authority' | 'kind' | 'strength' | 'title' | 'summary' | 'url'
> & {
  readonly law: string;
};

const flag = (row: Flag): RequirementRow => ({ ...row, law: `${row.law}; ${ACE}`, from: FROM });

const FDA = {
  authority: 'Food and Drug Administration',
  title: ['Data for the Food and Drug Administration', 'Dữ liệu cho Cục Quản lý Thực phẩm và Dược phẩm'],
  summary: [
    'Food, drugs, devices, cosmetics, tobacco and goods that radiate: product data, registrations and, for food, prior notice are filed with the entry.',
    'Thực phẩm, thuốc, thiết bị y tế, mỹ phẩm, thuốc lá và hàng phát bức xạ: khai dữ liệu sản phẩm, đăng ký và thông báo trước đối với thực phẩm.',
  ],
  law: '21 U.S.C. 381',
  url: 'https://www.fda.gov/industry/import-program-food-and-drug-administration-fda',
  kind: 'reporting',
} as const;

const APHIS = {
  authority: 'USDA APHIS',
  title: ['Animal and plant health', 'Kiểm dịch động vật và thực vật'],
  summary: [
    'Permits, certificates of health and inspection for plants, animals and their products.',
    'Giấy phép, giấy chứng nhận kiểm dịch và kiểm tra đối với động vật, thực vật và sản phẩm của chúng.',
  ],
  law: '7 U.S.C. 7701 and 8301; 7 CFR part 319; 9 CFR parts 93 to 98',
  url: 'https://www.aphis.usda.gov/imports',
  kind: 'inspection',
} as const;

/** Requirements of partner agencies by the flags that the customs authority publishes a tariff number. */
export const US_AGENCY_FLAGS: readonly Requirement[] = requirements([
  flag({ ...FDA, key: 'us_fda', codes: FDA_REQUIRED, strength: 'required' }),
  flag({ ...FDA, key: 'us_fda_possible', codes: FDA_POSSIBLE, strength: 'possible' }),
  flag({ ...APHIS, key: 'us_aphis', codes: APHIS_REQUIRED, strength: 'required' }),
  flag({ ...APHIS, key: 'us_aphis_possible', codes: APHIS_POSSIBLE, strength: 'possible' }),
  flag({
    key: 'us_lacey',
    codes: LACEY,
    authority: 'USDA APHIS',
    kind: 'reporting',
    strength: 'likely',
    title: ['Lacey Act declaration', 'Khai báo theo Đạo luật Lacey'],
    summary: [
      'Scientific name, value, quantity and country of harvest of plants and wood in the goods are declared.',
      'Khai tên khoa học, trị giá, số lượng và nước khai thác của thực vật và gỗ trong hàng hóa.',
    ],
    law: '16 U.S.C. 3372(f)',
    url: 'https://www.aphis.usda.gov/plant-imports/file-lacey-act-declaration',
  }),
  flag({
    key: 'us_epa_engines',
    codes: EPA_ENGINES,
    authority: 'Environmental Protection Agency',
    kind: 'certificate',
    strength: 'likely',
    title: ['Emissions of vehicles and engines', 'Khí thải của xe và động cơ'],
    summary: [
      'Vehicles, engines and equipment with engines are certified; form 3520-1 or 3520-21 is filed.',
      'Xe, động cơ và thiết bị gắn động cơ phải được chứng nhận; nộp mẫu 3520-1 hoặc 3520-21.',
    ],
    law: '42 U.S.C. 7522; 40 CFR parts 85 and 1068',
    url: 'https://www.epa.gov/importing-vehicles-and-engines',
  }),
  flag({
    key: 'us_epa_pesticides',
    codes: EPA_PESTICIDES,
    authority: 'Environmental Protection Agency',
    kind: 'registration',
    strength: 'possible',
    title: ['Pesticides: notice of arrival', 'Thuốc bảo vệ thực vật: thông báo hàng đến'],
    summary: [
      'Pesticides and devices are registered and announced before arrival.',
      'Thuốc bảo vệ thực vật và thiết bị phải được đăng ký và thông báo trước khi đến.',
    ],
    law: '7 U.S.C. 136o; 19 CFR 12.110',
    url: 'https://www.epa.gov/compliance/importing-and-exporting-pesticides-and-devices',
  }),
  flag({
    key: 'us_epa_tsca',
    codes: EPA_TSCA,
    authority: 'Environmental Protection Agency',
    kind: 'certificate',
    strength: 'likely',
    title: ['Toxic substances: certification', 'Hóa chất độc hại: chứng nhận'],
    summary: [
      'The importer certifies that chemicals follow the Toxic Substances Control Act or are outside it.',
      'Người nhập khẩu chứng nhận hóa chất tuân thủ Đạo luật kiểm soát chất độc hại hoặc nằm ngoài phạm vi.',
    ],
    law: '15 U.S.C. 2612; 19 CFR 12.118 to 12.127',
    url: 'https://www.epa.gov/tsca-import-export-requirements',
  }),
  flag({
    key: 'us_fsis',
    codes: FSIS,
    authority: 'USDA Food Safety and Inspection Service',
    kind: 'inspection',
    strength: 'likely',
    title: ['Meat, poultry and eggs', 'Thịt, gia cầm và trứng'],
    summary: [
      'Only from eligible countries and plants, with a certificate, and inspected again on arrival.',
      'Chỉ từ quốc gia và cơ sở đủ điều kiện, có giấy chứng nhận và được kiểm tra lại khi đến.',
    ],
    law: '21 U.S.C. 620, 466 and 1046',
    url: 'https://www.fsis.usda.gov/inspection/import-export',
  }),
  flag({
    key: 'us_fish_and_wildlife',
    codes: FISH_AND_WILDLIFE,
    authority: 'Fish and Wildlife Service',
    kind: 'permit',
    strength: 'possible',
    title: ['Wildlife and CITES', 'Động vật hoang dã và CITES'],
    summary: [
      'Wildlife and goods of it are declared (form 3-177) at a designated port, with a permit for protected species.',
      'Động vật hoang dã và sản phẩm phải khai báo (mẫu 3-177) tại cảng chỉ định, kèm giấy phép với loài được bảo vệ.',
    ],
    law: '16 U.S.C. 1538; 50 CFR parts 14 and 23',
    url: 'https://www.fws.gov/program/office-of-law-enforcement/information-importers-exporters',
  }),
  flag({
    key: 'us_fisheries',
    codes: FISHERIES,
    authority: 'National Marine Fisheries Service',
    kind: 'reporting',
    strength: 'likely',
    title: ['Seafood: harvest data and certificates', 'Thủy sản: dữ liệu khai thác và chứng nhận'],
    summary: [
      'Data on harvest and landing, certificates for tuna, toothfish and shrimp.',
      'Dữ liệu khai thác và cập bến, giấy chứng nhận với cá ngừ, cá răng và tôm.',
    ],
    law: '16 U.S.C. 1826 and 1801; 50 CFR part 300',
    url: 'https://www.fisheries.noaa.gov/international/seafood-import-monitoring-program',
  }),
  flag({
    key: 'us_alcohol_tobacco',
    codes: TTB,
    authority: 'Alcohol and Tobacco Tax and Trade Bureau',
    kind: 'permit',
    strength: 'required',
    title: ['Alcohol and tobacco', 'Rượu và thuốc lá'],
    summary: [
      "Importer's permit, approval of labels for drinks, and federal excise tax.",
      'Giấy phép của người nhập khẩu, duyệt nhãn đồ uống và thuế tiêu thụ liên bang.',
    ],
    law: '27 U.S.C. 203; 26 U.S.C. 5001 and 5701',
    url: 'https://www.ttb.gov/itd',
  }),
  flag({
    key: 'us_vehicle_safety',
    codes: NHTSA,
    authority: 'National Highway Traffic Safety Administration',
    kind: 'certificate',
    strength: 'likely',
    title: ['Motor vehicle safety standards', 'Tiêu chuẩn an toàn xe cơ giới'],
    summary: [
      'Vehicles, tires, helmets, glass and lamps meet the federal standards; form HS-7 is filed.',
      'Xe, lốp, mũ bảo hiểm, kính và đèn phải đạt tiêu chuẩn liên bang; nộp mẫu HS-7.',
    ],
    law: '49 U.S.C. 30112; 49 CFR part 591',
    url: 'https://www.nhtsa.gov/importing-vehicle',
  }),
  flag({
    key: 'us_controlled_substances',
    codes: DEA,
    authority: 'Drug Enforcement Administration',
    kind: 'permit',
    strength: 'possible',
    title: ['Controlled substances and precursors', 'Chất kiểm soát và tiền chất'],
    summary: ['Permit or declaration before import.', 'Phải có giấy phép hoặc khai báo trước khi nhập khẩu.'],
    law: '21 U.S.C. 952 and 971; 21 CFR parts 1312 and 1313',
    url: 'https://www.deadiversion.usdoj.gov/imp_exp/index.html',
  }),
  flag({
    key: 'us_organic',
    codes: AMS_ORGANIC,
    authority: 'USDA Agricultural Marketing Service',
    kind: 'certificate',
    strength: 'possible',
    title: ['Organic certificate', 'Giấy chứng nhận hữu cơ'],
    summary: [
      'Goods sold as organic come with an NOP import certificate.',
      'Hàng bán dưới nhãn hữu cơ phải kèm giấy chứng nhận nhập khẩu NOP.',
    ],
    law: '7 U.S.C. 6505; 7 CFR 205.273',
    url: 'https://www.ams.usda.gov/services/organic-certification/international-trade',
  }),
  flag({
    key: 'us_marketing_orders',
    codes: AMS_MARKETING,
    authority: 'USDA Agricultural Marketing Service',
    kind: 'inspection',
    strength: 'possible',
    title: ['Marketing orders', 'Quy định về phẩm cấp nông sản'],
    summary: [
      'Grade, size and quality of fruit, vegetables and nuts are inspected.',
      'Kiểm tra phẩm cấp, kích cỡ và chất lượng của rau quả và hạt.',
    ],
    law: '7 U.S.C. 608e-1; 7 CFR part 944',
    url: 'https://www.ams.usda.gov/rules-regulations/section8e',
  }),
]);
