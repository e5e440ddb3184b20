import { describe, expect, it } from '@jest/globals';
import { normalize } from '../normalize.ts';

const materials = (description: string): string[] =>
  normalize({ description, market: 'US' }).normalized.materials.map(({ name }) => name);

describe('materials of something other than the goods', () => {
  it.each([
    ['packing', 'gel of glycerin enclosed in a soft plastic pouch', []],
    ['packing', 'ceramic tiles, delivered on wooden pallets strapped with steel', ['ceramic']],
    ['packing', 'cotton napkins in clear plastic bags', ['cotton']],
    ['the maker', 'Dây buộc bằng nylon, NSX: Hangzhou Rubber Industry, mới 100%', ['nylon']],
    ['the maker without a sign', 'Hộp đựng bằng nhựa nsx Foshan Ceramic Co mới 100%', ['plastics']],
    ['the maker', 'brush of nylon, sold by Ningbo Wool Products Co, China', ['nylon']],
    ['a Vietnamese look', 'Sàn nhựa giả đá', ['plastics']],
    ['a grain', 'Tủ nhôm vân gỗ', ['aluminum']],
    ['an imitation', 'Ghế da công nghiệp, chân sắt', ['iron']],
    ['a fuzzy side', 'Dây dán mặt bông', []],
    ['a wool of no sheep', 'pad of steel wool', ['steel']],
    ['an enamel', 'aluminium kettle with porcelain enamel', ['aluminum']],
    ['silicon', '실리콘 분말', []],
    ['containers of a size', 'detergent in two-litre HDPE canisters', []],
    ['a wrapper', '비닐로 싼 사탕', []],
    ['a workpiece', 'anchor of zinc for nailing boards onto wood', ['zinc']],
    ['what is drilled', 'plug of nylon that fits a hole in the brick wall', ['nylon']],
    ['the work of a machine', 'Máy cưa đá cầm tay', []],
    ['a hobby', 'LED pad for diamond paintings', []],
    ['what is looked for', '금속 탐지기', []],
    ['what is looked for', 'metal detector', []],
    ['a size', 'CAP-7-Petite (PET), nylon', ['nylon']],
    ['a size', 'pants, women, Petite (PET), nylon', ['nylon']],
    ['initials', 'Personal Computer (PC) stand', []],
    ['a padding', 'Mũ vải dệt kim, bên trong lót bông', ['textile material']],
    ['a particle', '본 물품①은 밸브', []],
  ])('are ignored: %s: %j', (_, description, names) => expect(materials(description)).toEqual(names));

  it.each([
    ['Clear Cover (PP) A77', 'polypropylene'],
    ['Pixel 7 Shell Black (PC)', 'polycarbonate'],
    ['wood carvings, containers of wood', 'wood'],
    ['Mũi khoan bằng thép', 'steel'],
    ['Khăn từ sợi nhân tạo', 'man-made fibers'],
    ['Hut aus Spinnstoff', 'textile material'],
    ['steel hooks', 'steel'],
    ['acrylic window', 'acrylic'],
    ['notebook, includes a leather cover', 'leather'],
    ['pallets of wood', 'wood'],
    ['storage bag of cotton', 'cotton'],
    ['motor enclosed in an aluminium housing', 'aluminum'],
    ['wool blanket', 'wool'],
    ['satchel with an outer surface of leather and straps', 'leather'],
    ['Bàn gỗ mặt đá', 'stone'],
    ['Khăn bông', 'cotton'],
    ['실리콘 튜브', 'silicone'],
    ['은 반지', 'silver'],
    ['Túi PE', 'polyethylene'],
    ['유리섬유직물', 'fiberglass'],
    ['Chỉ may sợi filament tổng hợp', 'synthetic fibers'],
  ])('are still those of the goods in %j', (description, name) =>
    expect(materials(description)).toContain(name),
  );
});

describe('materials in a separate field', () => {
  const named = (description: string, notes: string): string[] =>
    normalize({ description, notes, market: 'US' }).normalized.materials.map(({ name }) => name);

  it('exclude stones and precious metals from the title', () => {
    expect(named('Gold Diamond Sandals PVC', 'Upper Material: Canvas')).not.toContain('diamond');
    expect(named('Diamond Ring', 'Metals Type: Silver')).toEqual(['silver']);
  });

  it('default to those of the title if no field has any', () => {
    expect(named('gold ring with a diamond', 'Color: white')).toEqual(['gold', 'diamond']);
  });
});
