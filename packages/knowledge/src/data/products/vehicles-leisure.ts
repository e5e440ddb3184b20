import { productTypes } from '../../product-type.ts';

const VEHICLES = productTypes('vehicles', [
  '8703 = car|motorhome|passenger car|electric car|automobile|golf cart|all-terrain vehicle|suv vehicle|sedan|atv|utv|snowmobile|electric vehicle',
  '8704 8705 8709 = truck|dump truck|fire truck|pickup truck|delivery van|tow truck|crane truck|cargo truck|work truck',
  '8701 = tractor|road tractor|farm tractor',
  '8702 = bus|minibus',
  '8708 = half shaft|cv axle|auto part|brake pad|bumper|steering wheel|shock absorber|wheel rim|car part|airbag|radiator car|muffler car|axle|brake disc|brake rotor|exhaust pipe',
  '8708 = motor vehicle part|suspension part|fender|car door|seat belt|running board|clutch car|brake caliper|drive shaft|control arm|roof rack|tow hitch',
  '8711 = motorcycle|electric bicycle|electric scooter|moped|e-scooter|electric motorcycle|dirt bike',
  '8712 = bicycle|bike|mountain bike',
  '8713 = wheelchair|mobility scooter disabled',
  '8714 = motorcycle part|bicycle part|bicycle saddle|bicycle frame|bicycle pedal|wheelchair part|bicycle brake|motorcycle accessory|bike seat|bicycle wheel',
  '8715 = stroller|baby carriage|pram',
  '8716 = trailer|wheelbarrow|hand truck|trailer part|shopping cart|semi-trailer|hand cart|camping trailer|wagon cart|dolly cart',
  '8802 8806 8807 = aircraft|drone|helicopter|airplane|unmanned aircraft|aircraft part|quadcopter|drone part',
  '8903 8901 8906 8907 = yacht|boat|kayak|canoe|inflatable boat|ship|buoy|vessel|raft|jet ski|paddle boat',
  '8607 8606 8603 = railway wagon|locomotive part|railcar|bogie|rail car part|train wheel',
  '8609 = shipping container|cargo container|freight container|tank container',
  '4011 4012 = tire|tyre|pneumatic tire|retreaded tire|car tire|truck tire|used tire',
  '4013 = inner tube',
  '4016 = rubber gasket|rubber mat|rubber seal|o-ring|rubber article|eraser|rubber stopper|rubber bumper|rubber pad|rubber grommet',
  '4009 = rubber hose|brake hose|rubber tubing',
  '4010 = conveyor belt|v-belt|timing belt|transmission belt|drive belt',
  '4015 = rubber glove|latex glove|nitrile glove|surgical glove|wetsuit rubber|disposable glove|vinyl gloves',
  '4014 = condom|baby bottle nipple|pacifier rubber|hot water bottle',
  '4008 4005 = rubber sheet|foam rubber|rubber profile|rubber compound|rubber strip',
]);

const LEISURE = productTypes('leisure', [
  '9503 = toy|doll|plush toy|stuffed animal|puzzle|building blocks|toy car|action figure|scale model|balloon toy|toy gun|toys|model kit|ride-on toy|jigsaw puzzle|fidget toy',
  '9503 = stuffed toy|remote control car|rc car|toy set|tricycle|kick scooter child|baby toy|educational toy|magic cube|play set|bubble toy|water gun|kite|slime',
  '9505 = christmas decoration|party decoration|christmas tree|festive article|halloween decoration|carnival article|party favor|christmas ornament|mask halloween|magic trick|easter decoration|balloon party|pinata',
  '9506 = sports equipment|golf club|fitness equipment|exercise machine|tennis racket|ball|dumbbell|ski|skateboard|treadmill|soccer ball|basketball|yoga mat|swimming pool|exercise equipment|resistance band',
  '9506 = surfboard|ice skates|roller skates|gymnastics equipment|trampoline|swim fins|golf ball|weights|baseball bat|badminton racket|snowboard|jump rope|stationary bike|knee pads sport|hockey stick|boxing glove',
  '9507 = fishing rod|fishing reel|fish hook|fishing lure|fishing tackle|fishing line tackle|landing net|decoy|fishing bait artificial',
  '9508 = amusement ride|merry-go-round|carousel|circus equipment',
  '9201 9202 9205 9206 9207 9208 = piano|guitar|flute|drum|keyboard instrument|violin|music box|electric guitar|musical instrument|synthesizer|harmonica|trumpet|ukulele|whistle',
  '9209 = guitar string|metronome|instrument stand|tuning fork|music stand|guitar part|instrument part|guitar capo|drumstick|guitar pick',
  '9301 9302 9303 9304 9305 9306 9307 = rifle|shotgun|pistol|ammunition|air gun|gun part|sword|bayonet|firearm|crossbow|pepper spray|cartridge ammunition|gun stock',
  '9620 = tripod|monopod|selfie stick|bipod',
]);

export const VEHICLES_AND_LEISURE = [...VEHICLES, ...LEISURE];
