import { legalRules } from '../../legal-rule.ts';

/** Notes of section XVII and its chapters: vehicles, aircraft and vessels. */
export const SECTION_17 = legalRules(
  'section_17_note_1_kinds; Section XVII, note 1; conditions; 86 87 88 89; 95; usual=95',
  'section_17_note_1_toy_car; Section XVII, note 1; excludes; 86 87 88 89; 9503; terms=toy car|toy truck|toy train|toy airplane|toy boat|remote control car|ride on toy|balance bike|pedal car',
  'section_17_note_2_a; Section XVII, note 2(a); excludes; 86 87 88; ; terms=gasket|cylinder head gasket|rubber gasket|o ring|rubber seal|rubber washer',
  'section_17_note_2_b; Section XVII, note 2(b); excludes; 86 87 88; ; terms=bolt|hex bolt|hex nut|lock nut|lock washer|spring washer|coil spring|leaf spring|wheel nut|pipe fitting|hose clamp|hinge',
  'section_17_note_2_c; Section XVII, note 2(c); excludes; 86 87 88; 82; terms=wrench|screwdriver|lug wrench|socket wrench',
  'section_17_note_2_e; Section XVII, note 2(e); excludes; 86 87 88; 84; terms=ball bearing|roller bearing|valve|fuel pump|hydraulic cylinder|air compressor|water pump|oil filter|air filter|fuel injector|diesel engine|turbocharger|fuel filter',
  'section_17_note_2_f; Section XVII, note 2(f); excludes; 86 87 88; 85; terms=spark plug|car battery|headlight|car headlight|starter motor|alternator|wiring harness|horn|windshield wiper|car radio|tail light',
  'section_17_note_2_g; Section XVII, note 2(g); excludes; 86 87 88; 90; terms=speed sensor|pressure sensor|fuel gauge|speedometer|tire pressure gauge|oxygen sensor|temperature sensor',
  'section_17_note_2_h; Section XVII, note 2(h); excludes; 86 87 88; 91; terms=dashboard clock|car clock',
  'section_17_note_2_ij; Section XVII, note 2(ij); excludes; 86 87 88; 93; terms=pistol|machine gun|rifle',
  'section_17_note_3; Section XVII, note 3; defines; 86 87 88; ; part',
  'chapter_86_note_1_b; Chapter 86, note 1(b); excludes; 86; 73; terms=steel rail|railway rail',
  'chapter_86_note_1_a; Chapter 86, note 1(a); excludes; 86; ; terms=wooden railway sleeper|concrete railway sleeper|railway sleeper',
  'chapter_86_note_1_c; Chapter 86, note 1(c); excludes; 8608; 8530; terms=railway traffic light|electric railway signal',
  'chapter_87_note_2; Chapter 87, note 2; defines; 8701; ',
  'chapter_87_note_3; Chapter 87, note 3; defines; 8702 8703 8704 8706; ; stated=chassis|chassis with cab',
  `chapter_87_note_4; Chapter 87, note 4; includes; 8712; ; stated=children's bicycle|kids bike|children's bike|child bicycle`,
  'chapter_88_note_1; Chapter 88, note 1; defines; 8806; ',
  'chapter_89_note_1; Chapter 89, note 1; defines; 89; 8906; stated=hull|unfinished vessel',
);

/** Notes of section XVIII and its chapters: instruments, clocks and musical instruments. */
export const SECTION_18 = legalRules(
  'chapter_90_note_1_b; Chapter 90, note 1(b); excludes; 90; ; terms=elastic waist belt|maternity belt|support belt|compression stocking|compression sleeve',
  'chapter_90_note_1_d; Chapter 90, note 1(d); excludes; 90; 7009; terms=rear view mirror|rearview mirror|bathroom mirror|makeup mirror|wall mirror',
  'chapter_90_note_1_e; Chapter 90, note 1(e); excludes; 90; 70; terms=laboratory glassware|glass beaker|watch glass|glass flask',
  'chapter_90_note_1_f; Chapter 90, note 1(f); excludes; 90; ; terms=hex nut|machine screw|wood screw|coil spring|padlock',
  'chapter_90_note_1_g; Chapter 90, note 1(g); excludes; 90; 84; terms=fuel dispensing pump|counting scale|water tap|ball valve|solenoid valve',
  'chapter_90_note_1_h_digital_camera; Chapter 90, note 1(h); excludes; 90; 85; terms=digital camera|video camera|webcam|flashlight|security camera|television camera|headlamp|radar',
  'chapter_90_note_1_h_fiber_optic_cable; Chapter 90, note 1(h); excludes; 90; 8544; terms=fiber optic cable|optical fiber cable|optical fibre cable|fiber optic patch cord',
  'chapter_90_note_1_ij; Chapter 90, note 1(ij); excludes; 90; 9405; terms=searchlight|spotlight|surgical lamp|stage light',
  'chapter_90_note_1_k; Chapter 90, note 1(k); excludes; 90; 95; terms=toy microscope|toy telescope|toy camera|swim fins',
  'chapter_90_note_1_l; Chapter 90, note 1(l); excludes; 90; 9620; terms=tripod|camera tripod|monopod|selfie stick',
  'chapter_90_note_1_m; Chapter 90, note 1(m); conditions; 90; ; terms=measuring cup|measuring spoon|measuring jug',
  'chapter_90_note_2; Chapter 90, note 2; defines; 90; ; part',
  'chapter_90_note_6; Chapter 90, note 6; defines; 9021; ',
  'chapter_90_note_7; Chapter 90, note 7; defines; 9032; ',
  'chapter_91_note_1_b; Chapter 91, note 1(b); excludes; 91; 71; terms=watch chain|pocket watch chain',
  'chapter_91_note_1_a; Chapter 91, note 1(a); excludes; 91; 70; terms=watch glass|watch crystal|clock glass',
  'chapter_91_note_1_f; Chapter 91, note 1(f); excludes; 91; 8482; terms=ball bearing|miniature bearing',
  'chapter_91_note_2; Chapter 91, note 2; defines; 9101 9102; ',
  'chapter_91_note_3; Chapter 91, note 3; defines; 9108 9109 9110; ',
  'chapter_92_note_1_b; Chapter 92, note 1(b); excludes; 92; 85; terms=microphone|amplifier|guitar amplifier|loudspeaker|headphones|headphone',
  'chapter_92_note_1_c; Chapter 92, note 1(c); excludes; 92; 9503; terms=toy guitar|toy piano|toy drum|toy xylophone',
  'chapter_92_note_1_d; Chapter 92, note 1(d); excludes; 92; ; terms=flute cleaning brush|trumpet cleaning brush|music tripod',
);

/** Notes of section XIX and its chapters: arms. */
export const SECTION_19 = legalRules(
  'chapter_93_note_1_a; Chapter 93, note 1(a); excludes; 93; 36; terms=detonator|percussion cap|signal flare|flare',
  'chapter_93_note_1_d; Chapter 93, note 1(d); excludes; 93; 9013; terms=rifle scope|telescopic sight|riflescope',
  'chapter_93_note_1_e; Chapter 93, note 1(e); excludes; 93; 95; terms=bow and arrow|archery bow|crossbow toy|toy gun|water gun|fencing foil',
  'chapter_93_note_1_c; Chapter 93, note 1(c); excludes; 93; 8710; terms=armored vehicle|tank vehicle|armoured vehicle',
);

/** Notes of section XXI and its chapters: works of art. */
export const SECTION_21 = legalRules(
  'chapter_97_note_1_a; Chapter 97, note 1(a); excludes; 97; 4907; terms=unused postage stamp|mint postage stamp',
  'chapter_97_note_1_b; Chapter 97, note 1(b); excludes; 97; 59; terms=theatrical scenery|painted canvas scenery|studio backdrop|photo backdrop',
  'chapter_97_note_4; Chapter 97, note 4; excludes; 9703; ; terms=garden statue|resin figurine|resin statue|souvenir statue|mass produced figurine',
  'chapter_97_note_3; Chapter 97, note 3; defines; 9702; ',
);
