/**
 * Themes of headings in Portuguese: how a heading names each, and the words with which it is asked or told. Folded and
 * matched whole; `*` stands for any ending, `=` before a form that must be the whole heading.
 * Source: written by hand for this project. Licence: the project's own.
 */
export const PT_THEMES = `
bleeding / sangrament*, sangue, perda* sanguinea*, perda* de sangue, hemorragi*, hemorragic* / sangr*, sangue, hemorragi*, perda* de sangue, melena, fezes pretas, coagul*, menstru*, absorvente*, gengiva*, mancha* rox*, roxo*, hematoma*, equimos*, pelo nariz, nariz, fezes, hemorroida*, diu
menstruation / menstru*, ciclo*, menarca, menarquia, dum, regra*, fluxo menstrual / menstru*, menarca, ciclo*, desce*, desci, absorvente*, fluxo, colica*, tpm, primeira vez que veio, ficou mocinha, mocinha, dum, pilula, regras, regra vem
reproduction / reprodutiv*, historia da mulher, saude da mulher, gineco*, vida reprodutiva / filh*, gravid*, engravid*, gestac*, gesta*, parto*, parir, cesar*, abort*, perdeu um, amament*, menstru*, menarca, ciclo*, menopaus*, pilula, anticonc*, diu, camisinha, contracep*, laquead*, tentando engravidar, preventivo, papanicolau
menopause / menopaus*, climater* / menopaus*, calor*, fogacho*, suador*, ressecad*, ressecamento, secura, menstru*, reposicao, onda* de calor
breastPast / historia mamaria*, antecedentes mamari*, doencas da mama, mamas antes, historia de mama* / mama*, seio*, mamografi*, fibroadenoma*, biops*, puncao, protese*, silicone, mamilo*, nodul*
fetalMovement / movimentacao fetal, movimentos fetais, bebe mexe, mexe o bebe / mexe*, mexi*, chut*, moviment*, pula
bowel / intestin*, evacua*, coco, habito intestinal, fezes / intestin*, coco, evacu*, fezes, banheiro, prisao de ventre, preso, diarre*, ressecad*, sangue no papel, hemorroida*, gases, ir aos pes, obrar, bosta
urine / urin*, xixi, miccao, diurese, miccional, trato urinario baixo / urin*, xixi, mij*, miccao, bexiga, jato, jorro, gotej*, levanta de noite, levanta a noite, arde*, escap*, fralda*, vezes por noite
continence / continencia, incontinencia, perda* de urina, perda* urinaria*, perdas involuntarias, escapes, assoalho pelvico / escap*, perde urina, perda de urina, perdas, urin*, xixi, fralda*, absorvente*, protetor*, espirr*, segura*, gases, pum, ao tossir, quando tosse
swallowing / deglut*, engol*, degluticao, via oral, engasgo* / engol*, engasg*, liquido*, solido*, pastos*, desce, entala*, espess*, sonda, tosse ao comer, comer, come, alimenta*
digestion / digest*, estomago, gastrointestin*, gastrico*, queixas digestivas, refluxo / azia, queima*, refluxo, estomago, barriga, empach*, estuf*, gases, arrot*, enjo*, nause*, vomit*, digest*, engol*, fezes, intestin*, evacu*
vomiting / vomito*, nausea*, enjoo*, tolerancia oral, aceitacao oral, hidratacao e vomito* / vomit*, enjo*, nause*, golf*, aceit*, soro, xixi, beber, bebendo, segura nada, segurou
breathing / respirac*, folego, falta de ar, dispneia, cansaco aos esforcos, ar / ar, folego, respir*, cans*, escada*, ladeira*, travesseiro*, deitad*, subir, subindo, pulm*, chia, chiado*, chiando, chieira
cough / tosse, catarro, chiado, expectorac*, escarro / toss*, catarro, escarr*, pigarr*, secrecao, sangue, amarel*, verde, chia, chiado*, chiando, chieira
chest / dor no peito, dor toracica, coracao, cardiac*, angina, palpitac* / peito, palpit*, coracao, dispar*, desmai*, falta de ar, apert*, batedeira, pressao no peito, braco
swelling / inchac*, edema*, retencao, liquidos no corpo / inch*, edema*, pes, tornozel*, perna*, sapato*, marca da meia, barriga, peso, pesou
legs / pernas, circulac*, varizes, membros inferiores / perna*, pe, pes, variz*, inch*, caimbra*, pesad*, queima*, formig*, meia*, em pe, panturrilha*, batata da perna
vision / visao, visual, visuais, vista, enxerg*, olho*, oculares / enxerg*, vist*, visao, olho*, embac*, borr*, mosca*, flash*, duplo, dupla, lacrim*, arde*, coca*, cocei*, cocou, remela*, ler, celular, sombra, cortina, secrec*, grud*
hearing / audic*, auditiv*, ouvid*, zumbido*, surdez / ouv*, escut*, zumb*, surd*, tv alta, televisao, aparelho, orelha*, telefone, vaz*, tamp*, chiado no ouvido
balance / tontura*, vertig*, equilibrio, labirint* / tont*, gira*, desequil*, balanc*, queda*, labirint*, cabeca leve, deitar, virar, cai, caiu, caio, cair, caindo, roda, rodando, rodou
nose / nariz, nasa*, nasossinus* / nariz, narina*, entup*, espirr*, coriza, escorr*, cheir*, olfato, coca*, cocei*, cocou, catarro, face, ronc*, sangr*
throat / garganta, voz, faringe / gargant*, voz, rouc*, engol*, pigarr*, toss*, fala, bolo, canta, cantar
mouth / boca, bucal, bucais, dente*, oral, higiene oral / boca, gengiv*, lingua, afta*, ferida*, saliva, boca seca, escov*, fio dental, mastig*, dentadura, protese, dentista, dente*
skin / pele, cutane* / pele, mancha*, coca*, cocei*, cocou, coceira, ferida*, bolinha*, pint*, casc*, sec*, vermelh*, queim*, espinha*, cravo*, pus, descam*, ardencia, arde
hair / cabelo*, capilar*, pelos, queda de cabelo / cabel*, queda, fios, couro, casp*, falha*, ralo, rarefa*, unha*, pelo*, travesseiro, banho, escova, cai, caiu, caio, cair, caindo
joints / articulac*, articulares, juntas / junta*, articula*, joelho*, punho*, dedo*, mao*, ombro*, quadril, tornozelo*, inch*, rigid*, trav*, manha
beyondJoints / fora das articulac*, extra articular*, extra-articular*, fora das juntas, sistemicos / febre, peso, emagrec*, olho*, boca, seca, secos, afta*, ferida*, pele, mancha*, sol, cabel*, dedo* branc*, brancos, roxos, frio, falta de ar, toss*, xixi, urin*, diarre*, intestin*, cans*, suor*, formig*, nervo*
constitution / sintomas constituciona*, sintomas gerais, estado geral, sintomas b / febre, peso, emagrec*, perdeu, suor*, sua, apetite, fome, cans*, fraquez*, calafrio*, indisposic*, quilo, quilos
weight / historia do peso, historia de peso, historico de peso, evolucao do peso, evolucao ponderal, trajetoria do peso, peso ao longo / peso, pesa*, emagrec*, engord*, ganhou, perdeu, dieta*, regime*, maximo, minimo, gordinh*, magr*, balanca, roupa*, quilo, quilos
fever / febre, curva termica, febril / febr*, graus, temperatura, termomet*, quente, calafrio*, 38, 39, 40, 37, antitermico, baixou
fatigue / cansaco, fadiga, energia, disposicao / cans*, fadig*, energia, dispos*, exaust*, esgot*, sem forca*, fraquez*, descans*
nerves / sensibilidade, formigamento*, dormencia*, neuropat*, sintomas neurologicos / formig*, queim*, choque*, agulhad*, fraquez*, forca, sensib*, anestesiad*, dormente*, dormencia
movement / tremor*, motor*, sintomas motores, marcha e quedas / trem*, lent*, rigid*, caminh*, andar, anda, cai*, queda*, virar na cama, abotoar, letra, escrev*, voz, trava*, travou, passo, passos
aura / aura*, fenomenos visuais / aura*, zigue*, luz*, brilh*, ponto* cego*, flash*, formig*, enxerg*, visao, antes da dor, estrel*, vista
seizures / crises convulsivas, convuls*, tipo de crise, frequencia das crises, descricao das crises, crises epilept* / crise*, convuls*, desmai*, apag*, debat*, mord*, baba*, xixi na roupa, ausencia*, olho virad*, desligad*
hypoglycemia / hipoglicemia*, acucar baixo / baix*, trem*, suor*, sua*, tont*, glicose, acucar, abaixo de, desmai*, bala, suco, mel, hipo, hipoglic*
hot / fogacho*, ondas de calor, calores, suores / calor*, fogacho*, suor*, sua*, lencol, ventilador, molhad*
itch / coceira, prurido / coca*, cocei*, cocou, prurid*, arranh*
mood / humor, afeto / humor, trist*, chor*, vontade, prazer, anim*, desanim*, irrit*, culp*, esperanc*, isola*
anxiety / ansiedade, panico, preocupac*, sintomas ansiosos / ansi*, panico, coracao dispar*, palpit*, medo, morrer, nervos*, preocup*, sufoc*, trem*, falta de ar, suor*, sua*
safety / seguranca, ideacao, risco suicida, suicid*, risco de vida / morrer, morte, matar, sumir, suicid*, machucar, plano, remedio* guardad*, vontade de viver, cortar, filh* me segura, tirar a vida, tirar a propria vida, arma, armas
psychosis / psicot*, psicose, alucinac*, vozes, delir* / vozes, ve coisas, vulto*, persegu*, alucin*, televisao fala, camera*, espion*, ouve coisas, escuta coisas
memory / memoria, cognic*, cognitiv*, esquecimento* / memor*, esquec*, lembr*, nome*, data*, rua, fogao, chave*, dinheiro, palavra*, confus*, contas, repete
behaviour / comportamento*, conduta em casa, como ele e, como ela e, temperamento / birra*, agress*, bate*, mord*, grit*, obedec*, limite*, irrit*, agit*, calm*, chor*, teim*, ansios*, grud*, comport*
attention / atencao, concentrac*, hiperativ*, inquietac* / aten*, concentr*, distra*, parad*, quiet*, agit*, inquiet*, esquec*, termina*, tarefa*, lic*, interromp*, esper*, impuls*
language / linguagem, fala, comunicac* / fala*, falar, falando, palavra*, frase*, aponta*, entend*, compreend*, balbuci*, repete, gestos, troca letra*
bonds / interacao*, socializac*, amig*, relacionamento* com, convivio, vinculo* / amig*, brinc*, olha*, crianc*, colega*, festa*, sozinh*, abrac*, contato visual, grup*, conversa*
bullying / bullying, assedio, intimidac* / bullying, apelido*, zoa*, zombam, bate*, apanh*, excl*, grup*, amea*, xing*, humilh*, colega*, redes sociais
violence / violencia, agress*, maus-tratos, maus tratos, relacao com o parceiro / agred*, agress*, amea*, medo, empurr*, apanh*, violenc*, viol*, xing*, control*, segura em casa, segura, policia, delegacia, medida protetiva, humilh*, bate, bateu, batia, bater, forcou, forcar
grief / luto, perdas recentes, =perdas, perdas afetivas / morr*, falec*, enterr*, saudade*, viuv*, luto, partiu, aborto, perdeu a, perdeu o, perdi meu, perdi minha, perda
stress / estress*, eventos de vida, estressor*, fatores de estresse / estress*, separ*, divor*, desempreg*, demit*, mud*, briga*, divida*, pressao no, morr*, cobranc*, sobrecarg*
bodyImage / imagem corporal, autoimagem, incomodo estetico, autoestima / feia, feio, espelho, gord*, magr*, vergonh*, corpo, roupa*, foto*, compar*
selfHarm / autoles*, automutilac*, se machuca / queim*, machuc*, arranh*, gilete, marca*, corta, cortou, cortar, cortei, cortes
night / =noite, =a noite, =as noites, de noite, a noite, noturn*, =noites / noit*, noturn*, sono, deit*, acord*, ronc*, levant*, madrugada, cama, travesseiro*, insonia, pesadelo*, pernas, cpap, engasg*, boca seca, das 8, das 10, das 11, horas de sono, dorme, dormem, dormir, dormi, dormia, dormindo, dormiu, durmo
day / =dia, =o dia, de dia, durante o dia, diurn*, =os dias, sonolencia diurna / de dia, durante o dia, diurn*, sonolen*, cochil*, cans*, no trabalho, dirig*, moto, volante, onibus, epworth, concentr*, plantao, escala*, turno*, reuniao, tv, dormir no, pega no sono, pegou no sono
routine / =rotina, rotina diaria, rotina da casa, rotina da crianca, rotina da familia, dia a dia, cotidiano, um dia comum, dia tipico / acord*, trabalh*, horario*, almoc*, jant*, escola*, fim de semana, rotin*, academia, leva, dorme, dormir
screens / tela*, celular, tablet, jogos, uso de telas / tela*, celular*, tablet, video*, jog*, tv, televis*, desenho*, youtube, videogame, internet, horas por dia
play / brincar, brincadeira*, lazer da crianca / brinc*, jog*, bola, parque, pracinha, boneca*, carrinho*, quintal
travel / viag*, itinerar*, roteiro, destino, deslocamento*, hospedagem, destinos / viaj*, viag*, vai para, vou para, dias em, semanas em, hotel, pousada, acamp*, barraca, safari, trilha*, mergulh*, cruzeiro, navio, altitude, floresta, mata, rio, cachoeira, voo, aviao, avia*, embarc*, sai no dia, sai dia, volta dia, mina, garimpo, praia, excursao, rural, zona, mosquiteiro, vai ficar, fica quanto, fica ate
travelPast / viagens anteriores, viagens previas, viagens passadas, viagens ja feitas, viagens recentes / viaj*, foi para, esteve, ja foi, voltou de, exterior, amazonia, africa, esteve em, esteve no, esteve na
housing / moradia, habitac*, condicoes da casa, saneamento, casa e, domicilio, ambiente domestico, ambiente da casa / casa, apartament*, mora*, mofo, umid*, escada*, banheiro, quarto*, poeira, tapete*, cortina*, carpete, bicho*, agua encanada, poco, esgoto, fossa, fogao a lenha, lenha, aluguel, alugad*, comodo*, barraco, abrigo, laje, ventil*, gato*, cachorro*
household / com quem mora, quem mora, composicao familiar, nucleo familiar, familia e casa / mora*, vive*, sozinh*, marido, espos*, mae, pai, filh*, irma*, avo*, neto*, pessoas em casa, casad*, separad*, viuv*, solteir*
pets / animais, bichos, pets, animal em casa / cachorr*, cao, caes, gat*, papagaio*, galinh*, pombo*, cavalo*, bicho*, animal, animais, hamster, coelho*, porco*, gado, vaca*, passaro*, passarinho*
environment / ambiente*, irritantes / poeira, mofo, umid*, gat*, cachorr*, bicho*, fumam, fumante*, fumaca, ar condicionado, planta*, tapete*, carpete, cortina*, fogao, lenha, obra, pelucia, ventil*, sol no quarto, fuma em casa, fuma dentro, fuma fora
triggers / gatilho*, desencade*, fatores de piora, o que piora, o que dispara, fatores de melhora / piora com, piora no, piora na, piora quando, piora se, desencade*, dispar*, gatilho*, provoca*, ataca com, ataca quando, ataca se, da crise, puxa, detona, quando come, quando toma, o que faz piorar, o que faz vir, com o que
contacts / contat*, contact*, comunicantes, doentes em casa, doentes na familia, epidemiolog* / contat*, doente*, gripad*, mesma coisa, creche, escola, tuberculose, colega*, vizinh*, viaj*, mosquito*, dengue, covid, rato*, enchente, carrapato*, mata, surto, pegou, pegar
bites / mordedura, mordida, picada*, animal agressor, acidente com animal / mord*, arranh*, cachorr*, gat*, morceg*, cobra*, escorp*, aranha*, abelha*, vacinad*, raiva, observ*, dono, rua, picou, picada*, picado, sumiu, cobra
school / escola*, creche, estudo*, escolar, aprendizagem, rendimento / escola*, creche, professor*, nota*, turma*, aula*, faltou, faltas, faltando, serie, licao, dever*, escrev*, repet*, colega*, faculdade, estud*, materia*
work / trabalh*, ocupac*, profiss*, emprego, laboral, jornada, posto, funcao exercida / trabalh*, empreg*, profiss*, turno*, escala*, plantao, jornada, hora* por dia, chefe, firma, empresa, fabrica, obra, roca, escritorio, carteira, carga, repetitiv*, em pe, sentad*, computador, aposentad*, desempreg*, diarista, motorista, maquina*, setor, funcao, anos de
exposures / exposic* ocupaciona*, exposicoes, agentes, riscos do trabalho, riscos ocupacionais, roca, oficio, poeira* / poeira, silica, amianto, quimic*, solvente*, tinta*, agrotoxic*, veneno*, ruido, barulho, calor, gas*, poluic*, radiac*, chumbo, mascara, farinha, madeira, soldad*, lenha, sol, mofo, passarinh*, fumaca
protection / epi, epis, protecao, equipamento* de protecao / mascara*, luva*, protetor*, oculos, capacete, epi*, abafador*, avental, botas
money / dinheiro, renda, financ*, situacao financeira, condicao economica, beneficios, direitos / dinheiro, renda, salario*, aposent*, pensao, beneficio*, inss, bolsa familia, bpc, pag*, farmacia popular, cesta, desempreg*, falta comida, comprar, caro, contas
transport / transporte, acesso ao servico, locomoc*, deslocamento / onibus, carro, transporte*, van, ambulancia, longe, horas de, vem de, moto, barco, a pe, carona, estrada, metro, uber
driving / direcao, dirig*, conducao de veiculos, cnh, volante / dirig*, carro, moto, caminhao, cnh, carteira, habilitac*, volante, estrada, onibus, cochil*
support / rede de apoio, apoio, suporte, ajuda em casa, quem ajuda / ajud*, apoi*, cuida*, famil*, filh*, vizinh*, igreja, amig*, sozinh*, diarista, marido, espos*, mae, cras, grupo
burden / sobrecarga, carga do cuidador, como esta quem cuida, cansaco do cuidador / cuid*, cans*, esgot*, dorm*, noite*, sozinh*, revez*, ajud*, folga, chor*, cuidador*, peso, irma*, filh*
legal / juridic*, legal, situacao legal, guarda, interdic*, pericia / advogad*, process*, juiz*, guarda, pensao, inss, pericia, curatel*, procurac*, boletim, policia
faith / espirit*, religi*, fe, crenca*, sentido da vida / deus, fe, igreja, relig*, reza*, oracao, oracoes, missa, pastor, padre, centro, crenc*, transfus*, testemunha, evangel*, catolic*, espirit*
migration / migrac*, migrator*, origem, procedencia, naturalidade, cultura / veio de, nasc*, chegou, migr*, imigr*, refugi*, document*, pais, venezuel*, hait*, bolivian*, interior, nordeste, fronteira
gender / identidade de genero, genero, transicao, nome social / nome social, genero, trans, hormon*, mulher, homem, menin*, pronome*, transic*
leisure / lazer, hobby, hobbies, passatemp*, vida social / lazer, futebol, igreja, danc*, baile, music*, ler, le, pesc*, jog*, passei*, amig*, croche, horta, tv, cinema
sun / sol, solar, fotoprotec*, bronze* / sol, solar, protetor, bronze*, queim*, praia, piscina, chapeu, roca, camara de bronz*, fator
skinCare / cuidados com a pele, rotina de pele, skincare, cosmeticos, banho e pele, cuidados da pele / sabonete*, creme*, hidratant*, protetor, banho*, acido*, maqui*, cosmetic*, lav*, esfoli*, bucha, perfume*, limp*, pomada*, quente
hairCare / cuidados com o cabelo, quimicas capilares, cuidados capilares / tint*, alis*, progressiva, chapinha, secador, shampoo, lav*, prend*, coque, quimic*, tranc*, escova*
water / agua, hidratac*, liquidos, ingestao hidrica, agua e alimentos / agua, liquid*, litro*, copo*, garraf*, beb*, suco*, refri*, cha
appetite / apetite, aceitacao alimentar, fome / apetite, fome, come, comer, comendo, comia, beliscar, prato, saciad*, empach*, enjo*, recus*, aceit*
meals / alimentac*, refeic*, comida, dieta, nutric*, cardapio, recordatorio, o que come / comer, comi, comid*, comendo, almoc*, jant*, cafe da manha, cafe, lanch*, fruta*, verdura*, legume*, carne*, leite, doce*, arroz, feijao, pao, refri*, salgad*, belisc*, fritur*, pula, gelo, ovo*, vegetarian*, dieta*, come, comeu, comem, coma, proteina*
salt / sal, sodio, sal e / sal, salgad*, tempero*, embutid*, enlatad*, sodio, caldo*, miojo
babyFeeding / aleitament*, amamenta*, mamada*, introducao alimentar, alimentacao do bebe, mama / mama, mamar, mamando, mamou, mamada*, peito, formula, leite, mamadeira, papinha*, fruta*, pega, bico, seio, complement*, golf*, sopinha, agua, amament*, desmam*, chupeta
diapers / fralda*, desfralde, eliminac*, xixi e coco / xixi, coco, fralda*, desfrald*, molha*, cama, penico, vaso, escap*, urin*, evac*
training / treino*, treinamento, carga de treino, volume de treino, preparacao fisica, corrida, modalidade / trein*, quilometr*, km, vezes por semana, pilates, musculac*, muscul*, academia, aument*, maratona, tenis, asfalto, esteira, piso, aquec*, along*, competic*, jog*, pace, ritmo, bike, bicicleta, volume, descans*, treinador, crossfit, nadar, nadou, natacao, corre, corro, correr, corrida*, correndo, corria, corrido, prova, provas
gear / calcado*, equipamento esportivo, tenis e, piso / tenis, calcad*, palmilha*, placa, chuteira*, asfalto, grama, areia, piso, sapat*, salto*, raquete, bike, banco, selim
tobacco / tabag*, cigarro*, fumo, carga tabagica / fum*, cigarr*, maco*, vape, narguil*, palheiro, pod
alcohol / alcool, etilis*, bebida* alcoolic*, bebida* / beb*, cervej*, vinho, cachac*, pinga, destilad*, alcool*, porre, fim de semana, ressaca, lata, latas, latinha*
drugs / drogas, substancias, outras substancias / maconha, cocaina, crack, droga*, cheir*, pedra*, balinha*, lsd, k2, lanca
teas / chas, ervas, fitoterap*, produtos naturais, medicina alternativa, praticas integrativas / erva*, natural, garrafada*, capsula*, gengibre, boldo, acupunt*, floral, homeopat*, cbd, canabi*, simpatia, benz*, cha, chas, chazinho*
supplements / suplement*, vitamina*, whey / suplement*, vitamina*, whey, creatina, ferro, calcio, omega, polivitaminic*, colageno, magnesio, acido folico, termogenic*, proteina
sexLife / vida sexual, funcao sexual, sexual*, sexualidade, erec*, libido / transa*, dor na relacao, erec*, eret*, vontade, desejo, libido, lubrif*, orgasm*, ejacul*, parceir*, namorad*, camisinha, sexo, sexual, sexuais, relacao, relacoes, preservativo*
partners / parceri*, parceir*, exposicao sexual / parceir*, namorad*, camisinha, preservat*, transa*, oral, anal, apps, aplicativo*, homens, mulheres, ist*, prep, relacao, relacoes
fertility / fertilid*, infertilid*, tentativa* de gravid*, desejo de gravidez, investigacao do casal / tent*, engravid*, espermog*, ovul*, gravid*, abort*, inseminac*, fiv, trompa*, marido, casal, ciclo*, relacao, relacoes
injuriesPast / lesoes anteriores, lesoes previas, lesao previa, lesoes antigas, lesoes passadas, historia de lesoes, traumas previos, fraturas previas / lesao, lesoes, torc*, fratur*, quebr*, ligament*, menisco, cirurg*, oper*, joelho, tornozelo, ombro, machuc*, estir*, canela, estresse, pino*, placa*, gess*, luxa*, desloc*
transfusion / transfus*, hemotransf*, hemocomponent* / transf*, sangue, bolsa*, plaqueta*, concentrado
implants / implante*, protese*, dispositiv*, marca-passo, marcapasso, marca passo, diu, proteses / implant*, protese*, cdi, stent*, placa*, pino*, parafuso*, silicone, diu, chip, valvula, bateria, gerador, cateter, marca-passo, marcapasso, marca passo
anesthesia / anestesi* / anest*, raqui, peridural, geral, intub*, reac*, oper*, cirurgia*, acordou
clots / trombose*, tromboembol*, antecedentes tromb* / trombo*, embolia, coagul*, varfarina, xarelto, anticoagul*, perna inch*, abort*
dental / dente*, dental, dentari*, odontolog*, saude bucal, boca / gengiv*, escov*, fio dental, dentista, canal, aparelho, protese, dentadura, siso, mastig*, boca, implant*, placa, dente*
glasses / oculos, lente*, correcao optica / oculos, lente*, grau, multifocal, refrac*, ler
hearingAids / aparelho auditivo, aparelhos auditivos, protese auditiva, aasi / aparelho*, aasi, bateria*, pilha*, molde, ouv*
aids / ortese*, bengala*, andador, cadeira de rodas, auxili* de marcha, dispositivos de auxilio, adaptac* / bengala*, andador, cadeira*, muleta*, ortese*, tala*, barra*, tutor, colete, palmilha*, muletas, joelheira, tipoia, bota
oxygen / oxigen*, cpap, bipap, ventilac*, oxigenoterapia, oxigenio em casa / oxigen*, litro*, cilindro*, concentrador, cpap, bipap, mascara*, horas por, cateter, torpedo
tubes / sonda*, estoma*, ostomia*, colostom*, gastrostom*, traqueo*, cateter*, dreno*, bolsa / sonda*, bolsa*, cateter*, dreno*, traque*, gtt, vaz*, entup*, bolsinha
access / acesso para dialise, acesso vascular, acessos, fistula* / fistula*, cateter*, acesso, fremito, puncao
liverRisk / risco hepatico, riscos hepaticos, risco para hepatite*, exposicoes hepatic*, fatores hepatic*, fatores de risco hepatic* / tatuag*, piercing, transfus*, sangue, beb*, cervej*, cachac*, alcool, droga*, seringa*, agulha*, injet*, injec*, hepatite*, parceir*, manicure, anabol*, suplement*, dentista, viaj*, cha, chas, chazinho*
heartRisk / fatores de risco cardiovascular*, risco cardiovascular, =fatores de risco, fatores de risco vascular* / pressao, hipertens*, diabet*, acucar, colesterol, fum*, cigarr*, maco*, obes*, sedent*, triglic*
boneRisk / risco de osteoporose, risco de fratura*, saude ossea, fatores de risco osseo* / fratur*, quebr*, menopaus*, corticoid*, leite, calcio, vitamina d, sol, fum*, queda*, caiu, densitomet*, altura, encolh*
clotRisk / risco de trombose, risco tromb* / trombo*, pilula, anticoncep*, viag*, voo, fum*, imobil*, gess*, cirurg*, varfarina, varize*
cancerRisk / risco de cancer, risco oncologico, fatores de risco para cancer / cancer, mama, mamograf*, ovario, brca, hormon*, fum*, sol, filh*, menstru*, amament*, polip*, colonosc*
stiRisk / risco de ist, risco para ist, exposicao de risco, exposicao sexual / camisinha, parceir*, prep, pep, oral, anal, rompeu, estour*, hiv, relacao, relacoes, preservativo*
birth / nascimento, parto, neonatal, perinatal* / nasc*, parto*, cesar*, gramas, incubadora, uti, ictericia, amarel*, banho de luz, maternidade, apgar, quilos, chorou
screening / triagem neonatal, testes de triagem, teste do pezinho, testes neonatais / pezinho, orelhinha, olhinho, coracaozinho, linguinha, teste*, triagem
puberty / puberdade, puberal, desenvolvimento puberal / mama*, pelo*, menstru*, menarca, voz, acne, espinha*, cresc*, estir*, testiculo*, cheiro, broto
growth / crescimento, curva de crescimento, estatura / cresc*, altura, estatura, baixinh*, menor da turma, roupa*, sapato*, percentil, curva, estir*, peso para
elsewhere / atendimento anterior, atendimento em outro*, evolucao na internacao, internacao atual, curso da internacao, no pronto socorro, passagem pelo pronto*, outro servico, em outro hospital, no hospital, atendimento na urgencia, resumo da internacao, atendimento pre-hospitalar, internacao recente, atendimento recebido, atendimentos recebidos, atendimento na upa, atendimento no local, atendimento no hospital, atendimento previo, atendimentos anteriores, atendimentos previos, passagem pelo ps, passagem pela upa, resumo da alta, alta hospitalar, socorro recebido, primeiro atendimento, o que fizeram no*, o que foi feito no hospital, o que fizeram la, conduta do outro servico, cuidados recebidos, tratamento recebido no* / pronto socorro, pronto-socorro, upa, hospital, samu, fizeram, deram, medicaram, tomograf*, raio x, raio-x, alta, soro, observ*, pontos, ponto, disseram, medico de la, receitaram, antibiotic*, desmai*, internou, internad*, internacao
triedAtHome / o que fez em casa, medidas ja tomadas, primeiros socorros, conduta em casa / gelo, compressa*, pomada*, dei, lav*, repous*, soro, tomou, tomei, passei, cha
otherDoctors / outros medicos, outras avaliac*, avaliac* anteriores, consultas anteriores, outros profissionais, ja consultou / medico*, medica, especialist*, consult*, disse*, posto, psicolog*, fisio*, neuro*, orto*, cardiolog*, encaminh*
avoided / remedios a evitar, medicamentos a evitar, medicamentos proibidos, evitar / evit*, nao pode, parou, parei, suspen*, anti-inflamat*, antiinflam*, tir*, larg*, contraste
homeValues / medidas informadas, valores informados, dados informados, aferic* em casa, medidas trazidas, medidas pelo paciente / pesa*, peso, quilo*, altura, metro*, pressao, mediu, medi, temperatura, saturac*, glicose, dextro, balanca, termometro, oximetro, circunferencia, pescoco
rescue / resgate*, bombinha de alivio, uso de resgate, doses extras / resgate*, bombinh*, aerolin, salbutamol, jato*, puff*, alivio, dose* extra*, vezes por semana
technique / tecnica, como usa, aplicacao da insulina, tecnica inalatoria, locais de aplicacao / aplic*, espac*, bombinh*, enxag*, agulha*, caneta, rodizio, barriga, caroc*, geladeira, sacod*, prend*, jato*, puff*
missed / esquecimento* de, doses esquecidas, falhas / esquec*, pula, pulou, pulo, falh*, caixinha, alarme
sideEffects / efeitos colaterais, efeitos adversos, toxicid*, tolerabilidade, como tolera / efeito*, com o remedio, com o comprimido, com a medicacao, por causa do remedio, depois do remedio, depois da quimio, com a quimio, tolera*, se da bem, passa mal com
chemo / quimioterapia, esquema quimio* / quimio*, ciclo*, sessao, sessoes, infusao, imuno*
pump / bomba de insulina, sensor, insulinoterapia / bomba, sensor, basal, bolus, contagem, carboidrat*, libre, unidades, caneta
pulses / pulso*, indice tornozelo*, itb, perfusao / pulsos, sem pulso, pulso ausente, popliteo*, pedios*, pedioso*, tibial*, femora*, indice, itb, tornozelo, braco, perfusao, enchimento
motion / amplitude*, forca muscular, arco de movimento, goniometria, mobilidade articular, testes especiais, provas especiais / graus, flex*, extens*, abduc*, rotac*, forca, grau, teste*, positiv*, negativ*, arco, lachman, gaveta, neer, jobe, phalen, tinel, lasegue
gait / marcha, teste de caminhada, levantar e andar, equilibrio / marcha, anda, caminh*, passo*, levant*, romberg, segundos, apoio, equilibrio, tug
cognition / exame cognitivo, testes cognitivos, avaliacao cognitiva, mini mental, rastreio cognitivo / mini*, pontos, relogio, palavras, orienta*, lembr*, mental, calcul*, evoc*
feetExam / pe diabetico, exame dos pes, inspecao dos pes, avaliacao dos pes / pe, pes, monofilamento, pulso*, ulcera*, unha*, sensib*, diapasao, micose, rachad*, calo, calos, calosidade*
woundExam / avaliacao da ferida, aspecto da ferida, leito da ferida, curativo / ferida, ulcera, centimetr*, bordas, fundo, tecido, secrec*, odor, exsud*, granul*, pontos, cicatriz
bloodCount / hemograma / hemoglobina, hematocrito, vcm, plaqueta*, leucocit*, ferritina, ferro, hemograma, b12, reticulocit*, saturac* de transf*, hb
kidneyTests / funcao renal / creatinina, ureia, potassio, filtrac*, clearance, albumin*, proteina, urina
skinTests / teste* cutane*, teste* alergic*, prick, patch test, teste de contato, testes de pele / teste*, prick, acaro*, cutane*, papul*, positiv*, negativ*
lungTests / espirometria, funcao pulmonar, pico de fluxo, prova de funcao / espirometr*, vef*, cvf, pico, fluxo, broncodilat*, difus*, soprou, soprar
heartTests / eletro, ecocardiograma, holter, mapa, ergometric*, ecg, teste de esforco / eletro*, eco, ecocard*, holter, mapa, fracao, esteira, ergom*, sinus*, bloqueio, isquem*
scores / escala*, escore*, questionario*, pontuac*, epworth, phq, gad / escala, escore, ponto*, pontos, pontuac*, epworth, phq*, gad*, total
risksFound / riscos identificados, =riscos, analise de risco*, riscos da viagem, riscos encontrados, riscos atuais / risc*, alto, baixo, moderad*, classe, asa
severity / gravidade, classificacao, estagio, estadiamento / leve, moderad*, grave, estagio, estadio, grau, classe, control*, intermitente, persistente
workLink / nexo, relacao com o trabalho, nexo causal, nexo com o trabalho, relacao com o trabalho / nexo, trabalho, cat, ocupacional, relac*, causa*
vaccinesToday / vacinas de hoje, vacinas hoje, vacinas aplicadas, vacinas a aplicar, vacinas indicadas, vacinacao de hoje, aplicadas hoje, imunizacao de hoje, vacinas prescritas, vacinas recomendadas / vacin*, refor*, gripe, tetano, hepatite, febre amarela, covid, pneumo*, hpv, dtpa, tifoide, meningo*, aplica, aplico, aplicamos, aplicar
transplant / transplante / transpl*, fila, doador*, lista, dialise
surgeryPlan / planejamento cirurgico, proposta cirurgica, plano cirurgico, cirurgia proposta, indicacao cirurgica / cirurg*, oper*, anest*, jejum, marcar, video, laparosc*, retirar, artroscop*, protese*, preop*, pre-oper*
exercises / exercicios domiciliares, exercicios para casa, exercicios orientados, exercicios em casa, programa de exercicios / exerc*, along*, fortalec*, repetic*, vezes ao dia, series, minutos, caminh*, elastico
eatingPlan / orientac* alimentar*, orientac* nutriciona*, dieta orientada, plano alimentar, plano nutricional, cardapio proposto / comer, comid*, dieta, sal, acucar, fruta*, verdura*, agua, refei*, lanch*, fibra*, jejum, refri*, doce*, leite, prato, carboid*, come, comeu, comem, coma, proteina*
sportReturn / volta ao esporte, retorno ao esporte, retorno ao treino, volta aos treinos, volta a corrida, retorno a pratica, retorno as atividades, volta a atividade / esporte*, treino*, trein*, jog*, piscina, bicicleta, bike, academia, liberad*, libero, prova, impacto, competi*, nadar, nadou, natacao, corre, corro, correr, corrida*, correndo, corria, corrido, musculacao
workReturn / volta ao trabalho, retorno ao trabalho, restric* laborais, restricoes, aptidao / trabalh*, peso, carreg*, afast*, restri*, funcao, apto, inapto, setor, escada*, atestado, turno
schoolNote / declaracao para a escola, escola e atividades, liberacao escolar, educacao fisica, atestado escolar / escola, educacao fisica, atestado, aula*, declarac*
drivingAdvice / orientacao sobre direcao, direcao e trabalho, dirigir / dirig*, moto, volante, carro, estrada, maquina*
contactAdvice / orientacao aos contatos, contatos e notificac*, notificac*, isolamento, parceiro e notificac* / notific*, contat*, parceir*, isol*, mascara, avis*, test*
sleepAdvice / orientacoes de sono, higiene do sono orientada, medidas de sono / dorm*, sono, cama, tela*, celular, cafe, horario, cochil*, quarto
crisis / plano de crise, na crise, em caso de crise, o que fazer na crise / crise, adrenalina, caneta
woundCare / cuidados com a ferida, curativo em casa, cuidados com o curativo, cuidados com os pontos / curativ*, ferida, ponto*, lav*, soro, gaze, troc*, pomada, molh*, sec*
birthPlan / plano de parto, via de parto, preferencia de parto / parto*, cesar*, acompanh*, doula, anestes*, laquead*, cordao, parto normal
nails / unha*, unhas / unha*, quebradi*, descol*, buraquinho*, esmalte, gross*
glycemia / controle d* diabetes, controle glicemico, glicemias, glicemia em casa, diabetes e controle / glicada, hemoglobina glic*, glicemia*, glicose, acucar, dextro, ponta de dedo, hipo, hipoglic*, sede, jejum, medi*, aparelhinho
pressureControl / controle d* pressao, controle pressorico, pressao em casa / pressao, medi*, mede, maxima, minima, por
painLevel / =dor, dor atual, intensidade da dor, controle da dor, analgesia / dor, doi, doeu, zero a dez, de 0 a 10, pontada*, queim*, latej*, aperto, fisgada*
nephrotoxic / nefrotoxic*, anti-inflamatorios, antiinflamatorios, uso de anti* / anti-inflam*, antiinflam*, diclofenaco, ibuprofeno, nimesulida, cetoprofeno, naproxeno, meloxicam, piroxicam, voltaren, cataflam, contraste, gentamicina, amicacina, cha, carambola
adherence / adesao / esquec*, pula, pulou, deixa de tomar, larga, toma certinho, certinho, direitinho, falha, falhou, caixinha, alarme
eyePressure / pressao ocular, pressao intraocular, pressao d* olho*, pio, tonometria, e pressao / pressao, pio, tonomet*, # no direito, # no esquerdo, mmhg
acuity / acuidade, visao de longe, tabela / 20/#, tabela, acuidade, conta dedos, movimento de mao, percepcao luminosa, com correcao, sem correcao
prep / preparo*, preparac*, jejum / vespera, jejum, dieta liquida, laxante*, preparo, acompanhante, suspend*, no dia, antes do exame, antes da cirurgia, na manha, dirige, dirigir, traga, levar, banho, residuo, coado
prevention / rastreament*, rastreio*, prevencao, exames preventivos, cuidados preventivos / mamograf*, preventivo, papanicolau, colonosc*, psa, densitomet*, sangue oculto, rastre*, citolog*
slitLamp / biomicroscop*, lampada de fenda, segmento anterior / celulas, sinequia*, pupila*, cornea*, conjuntiv*, camara anterior, cristalino, catarata, iris, fluoresc*, palpebr*, hiperemia, anel de ferrugem, epiteli*, perfurac*, blefar*, pterigio
fundus / fundo, fundo de olho, =fo, fundoscop*, retina, mapeamento de retina / escavac*, disco, papila, macula, retina, nervo, vasos, fundo, drusa*, hemorragi*, exsudat*, vitreo
visualField / campo visual, campimetria / campo, campimetria, escotoma*, parte de cima, parte de baixo, desvio
earExam / otoscop*, exame do ouvido / timpan*, conduto, cerume*, cera, membrana, ouvido, perfurac*, abaul*, otorr*
noseExam / rinoscop*, exame do nariz, nasofibro* / septo, cornet*, mucosa nasal, nariz, polipo*, meato*, secrec*, adenoide*
throatExam / oroscop*, orofaringe, exame da boca, laringoscop* / amigdal*, faring*, uvula, orofaringe, garganta, placa*, prega*, corda* vocal, palato, mucosa oral
neckExam / pescoco, palpacao cervical, exame da tireoide / pescoco, cervica*, linfonod*, ganglio*, tireoide, caroco, ingua*
speculum / especular, colo, exame especular / colo, vagina*, vulva*, corriment*, secrec*, ectopi*, jec, especul*, sangramento ativo
bimanual / toque, toque vaginal, toque bimanual / utero, anexo*, anexia*, mobiliz*, colo, fundo de saco, dilat*, toque
breastExam / exame das mamas, mamas, mamas e axilas / mama*, axila*, mamil*, quadrante, nodul*, descarga
airway / via aerea, vias aereas / mallampati, abertura, boca, distancia, pescoco, dente*, protese, mento
cranialNerves / pares cranianos, nervos cranianos / pupila*, face, lingua, mimica, olhar, nistagm*, campo*, desvio, par, pares
reflexes / reflexos, sensibilidade, forca e sensibilidade / reflex*, babinski, patelar, aquileu, sensib*, forca, hiporreflex*, tato
coordination / coordenac*, equilibrio e coordenac*, cerebelo / index, dismetri*, romberg, coordenac*, calcanhar, disdiadoco*
dermoscopy / dermatoscop*, dermoscop* / rede, globul*, pigment*, veu, vaso*, estria*, padrao, dermatoscop*
nailExam / exame das unhas, unhas / unha*, leito, onicol*, pitting, hiperceratose
veinExam / exame venoso, varizes, exame das varizes / variz*, safena*, telangi*, dermatite ocre, edema, ocre, lipodermato*, trajeto
fetalExam / exame obstetrico, batimentos, altura uterina, exame fetal / bcf, batiment*, altura uterina, fundo, apresentac*, cefalic*, dinamica, tonus, movim*
heartExam / ausculta cardiaca, exame cardiaco, exame do coracao, aparelho cardiovascular / bulha*, sopro*, ritmo, coracao, ictus, jugular*, galope
lungExam / ausculta pulmonar, exame pulmonar, exame respiratorio, aparelho respiratorio / murmurio*, crepit*, sibil*, ronco*, estertor*, pulm*, expansib*, base*, percuss*
teethExam / exame dos dentes, exame dentario, exame odontologico, exame intraoral / dente*, molar*, carie*, gengiv*, restaurac*, sondagem, bolsa*, mobilidade, fistula
attackDrugs / para a crise, para as crises, de crise, da crise, na crise, uso de analgesicos, analgesicos, sintomaticos, para a dor, abortiv* / neosaldina, dorflex, cefaliv, cefalium, enxak, sumax, *triptan*, naproxeno, dipirona, paracetamol, ibuprofeno, cafeina, ergotamin*, tylenol, advil, buscopan, torsilax, analgesic*, comprimidos por mes, dias por mes, dias no mes, na hora da dor, quando doi
preventiveDrugs / preventiv*, profilax*, profilatic*, de controle, manutencao / topiramato, propranolol, amitriptilina, nortriptilina, valpro*, flunarizina, atenolol, metoprolol, candesartana, toxina, botox, prevenir, todo dia para
contraceptives / contracep*, anticoncep*, metodo atual, metodos, planejamento familiar / pilula, injecao, diu, implante, camisinha, laquead*, laqueadura, vasectomia, anticoncep*, anel, adesivo, preservativo, engravidar, yasmin, selene, diane, microvlar
woundStory / historia da ferida, historia da ulcera, historia da lesao, historia da queimadura, curativos / curativ*, gaze, pomada*, acucar, babosa, passando, pus, pos, lavando, lava, soro, agua oxigenada, colagenase, sulfadiazina, kollagenase, faixa, atadura
sleepiness / historia do sono, sono / epworth, escala de sono*, sonolencia, cochil*
limbsAtNight / pernas inquietas, parassonia*, movimentos no sono / perna*, sonambul*, fala dormindo, anda dormindo, chuta*, range*, pesadelo*, debate*
obstetricLosses / perdas vaginais, perdas e contrac*, perda de liquido, contrac* / perda*, perdeu, liquido, sangr*, corriment*, contrac*, bolsa, tampao, molhou, calcinha, barriga dur*, endurec*
infections / infecc*, infeccoes recentes, infeccoes de repeticao / infec*, antibiotic*, gripe, febre, pneumonia, sinusite, herpes, cobreiro, zoster, covid, furuncul*, internou
`;
