import { legalRules } from '../../legal-rule.ts';

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
